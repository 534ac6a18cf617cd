import { buildConfig, type Config, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload';
import { LOCKS, lockAccess, nameEditors } from '../parts/access/own-locks.ts';
import { answerable, guardReorder } from '../parts/access/plain-mistakes.ts';
import { readable, withPossibleColumns, withPossibleOrder } from '../parts/access/readable-query.ts';
import { closedFields } from '../parts/bulk/refuse-other-fields.ts';
import { shareFilters } from '../parts/fields/saved-filters.ts';
import { deleteSelected } from '../parts/mass-deletion/delete-selected.ts';
import { GUARDS } from './collection.ts';

const PREFERENCES = 'payload-preferences';
/** Everybody's saved filters, which are deleted as other entries are. */
const PRESETS = 'payload-query-presets';

/** The tables that Payload makes for itself: guarded as ours are, and what is everybody's stays so. */
function guardOwnTable(table: SanitizedCollectionConfig): void {
  const { hooks, slug } = table;
  hooks.beforeOperation.unshift(...GUARDS);
  hooks.beforeRead.push(nameEditors);
  if (slug === LOCKS) table.access = { ...table.access, ...lockAccess };
  if (slug === PREFERENCES) hooks.afterRead.push(withPossibleOrder);
  if (slug !== PRESETS) return;
  shareFilters(table);
  hooks.afterRead.push(withPossibleColumns);
  table.endpoints = [deleteSelected(slug), ...(table.endpoints || [])];
}

/**
 * The panel as Payload makes it, and then closed where no option of it reaches: calls, fields and tables that it adds
 * by itself (docs/decisions/staff-saves.md). Mistakes of a request are answered as mistakes by all of its calls.
 */
export async function buildPanel(config: Config): Promise<SanitizedConfig> {
  const built = await buildConfig(config);
  for (const one of built.collections) {
    const { auth, slug, upload, versions } = one;
    const has = { history: Boolean(versions), confirmation: Boolean(auth?.verify) };
    one.endpoints = answerable(one.endpoints, has);
    if (slug.startsWith('payload-')) guardOwnTable(one);
    one.endpoints = readable(built, slug, one.endpoints);
    one.fields = closedFields(slug, one.fields, Boolean(upload));
  }
  for (const one of built.globals) {
    const has = { history: Boolean(one.versions), confirmation: false };
    one.endpoints = readable(built, one.slug, answerable(one.endpoints, has));
    one.fields = closedFields(one.slug, one.fields, false);
  }
  guardReorder(built.endpoints);
  return built;
}
