import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { WRITABLE } from '../access/writable.ts';
import { EditSelectedDrawer } from './edit-selected-form.tsx';

/** Moved by buttons of their own; and what is one person's alone. */
const NOT_HERE = ['deletedAt', '_order', 'name', 'birthdate'];

/** For the marked entries of a list: the drawer that gives them all the same values. */
export function EditSelected({ collectionConfig, i18n, user, params }: BeforeListTableServerProps) {
  const { slug, versions } = collectionConfig;
  const segments = params?.segments;
  const isTrash = Array.isArray(segments) && segments.at(-1) === 'trash';
  const names = (user ? (WRITABLE[slug]?.[user.role] ?? []) : []).filter((name) => !NOT_HERE.includes(name));
  // accounts are changed one by one
  if (isTrash || names.length === 0 || slug === 'users') return null;
  // a list of photos for all is nobody's list: bookers add them in each form
  const withLists = user?.role !== 'booker';
  const labels = inLanguage(LABELS, languageOf(i18n));
  const canUndo = Boolean(versions);
  return <EditSelectedDrawer {...{ slug, names, withLists, canUndo, labels }} />;
}

export const LABELS = {
  start: text('Editar os selecionados', 'Edit the selected ones'),
  choose: text('Campos que mudam', 'Fields that change'),
  ways: text('{field}: o que fazer com a lista de cada um?', '{field}: what happens to the list of each?'),
  add: text('Acrescentar ao que já tem', 'Add to what is there'),
  remove: text('Tirar do que já tem', 'Remove from what is there'),
  replace: text('Trocar tudo por isto', 'Replace all by this'),
  preview: text('Ver o que muda', 'See what changes'),
  added: text(
    '{field}: entra em {changed}, já está em {same}.',
    '{field}: added to {changed}, already in {same}.',
  ),
  removed: text(
    '{field}: sai de {changed}, não está em {same}.',
    '{field}: taken from {changed}, not in {same}.',
  ),
  replaced: text(
    '{field}: muda em {changed}, já é assim em {same}.',
    '{field}: changes in {changed}, already so in {same}.',
  ),
  nobody: text('Marque antes, na lista, o que vai mudar.', 'First mark in the list what is to change.'),
  same: text('Nada muda: já é assim em todas.', 'Nothing changes: it is so already in all.'),
  nothing: text('Escolha antes um campo.', 'Choose a field first.'),
  reading: text('Um momento…', 'One moment…'),
  save: text('Salvar', 'Save'),
  back: text('Voltar', 'Back'),
  close: text('Fechar', 'Close'),
  saving: text('Salvando em {count}…', 'Saving in {count}…'),
  done: text('Salvo em {count}.', 'Saved in {count}.'),
  undo: text('Desfazer', 'Undo'),
  undone: text('Desfeito em {count}.', 'Undone in {count}.'),
  notUndone: text('Não voltou em {count} de {all}:', 'Not undone in {count} of {all}:'),
  failed: text('Não mudou em {count} de {all}:', 'Not changed in {count} of {all}:'),
  refused: text('Nada mudou. Tente de novo.', 'Nothing changed. Try again.'),
};
export type Labels = Record<keyof typeof LABELS, string>;
