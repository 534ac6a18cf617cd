import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { WRITABLE } from '../../access/writable.ts';
import { inLanguage, languageOf } from '../../reference/language.ts';
import { EditSelectedDrawer } from './edit-selected-drawer.tsx';

const WORDS = {
  start: text('Editar os selecionados', 'Edit the selected ones'),
  choose: text('Campos que mudam', 'Fields that change'),
  same: text(
    'Todos os selecionados recebem o mesmo valor, no lugar do que têm: {count}.',
    'All the selected ones get the same value, in place of what they have: {count}.',
  ),
  type: text('Para confirmar, digite o número {count}', 'To confirm, type the number {count}'),
  save: text('Salvar', 'Save'),
  failed: text(
    'Nem tudo mudou. Veja a lista e tente de novo.',
    'Not all changed. Look at the list and try again.',
  ),
};

/** Moved by buttons of their own. */
const NOT_HERE = ['deletedAt', '_order'];

/** For the marked entries of a list: the drawer that gives them all the same values. */
export function EditSelected({ collectionConfig, i18n, user, params }: BeforeListTableServerProps) {
  const { slug } = collectionConfig;
  const segments = params?.segments;
  const isTrash = Array.isArray(segments) && segments.at(-1) === 'trash';
  const names = (user ? (WRITABLE[slug]?.[user.role] ?? []) : []).filter((name) => !NOT_HERE.includes(name));
  // accounts are changed one by one
  if (isTrash || names.length === 0 || slug === 'users') return null;
  // a list of photos for all is nobody's list: bookers add them in each form
  const withLists = user?.role !== 'booker';
  const words = inLanguage(WORDS, languageOf(i18n));
  return <EditSelectedDrawer slug={slug} names={names} withLists={withLists} words={words} />;
}
