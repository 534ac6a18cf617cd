import type { BeforeListTableServerProps } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { WRITABLE } from '../access/writable.ts';
import { EditSelectedDrawer } from './edit-selected-drawer.tsx';
import { LABELS } from './labels.ts';

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
