import type { Field, FieldAccess, SanitizedConfig } from 'payload';
import { mayWrite } from '../access/writable.ts';
import { refuseOtherFields, refuseOtherGlobalFields } from './refuse-other-fields.ts';

/** Payload writes these itself in the course of a save; it drops outside values, or `refuseStale` compares. */
const OF_SAVES = ['updatedAt'];
const OF_FILES = ['filename', 'mimeType', 'filesize', 'width', 'height', 'url', 'thumbnailURL', 'sizes'];

const access =
  (slug: string, operation: 'create' | 'update', name: string): FieldAccess =>
  ({ req }) =>
    Boolean(req.user && mayWrite(req.user.role, slug, operation, name));

/** New fields, as several collections share one. */
const closed = (slug: string, fields: readonly Field[], open: readonly string[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) =>
        'name' in tab ? tab : { ...tab, fields: closed(slug, tab.fields, open) },
      );
      return { ...field, tabs };
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      return { ...field, fields: closed(slug, field.fields, open) };
    }
    if (!('name' in field) || !field.name || field.type === 'ui' || field.type === 'join') return field;
    if (open.includes(field.name)) return field;
    const own = { create: access(slug, 'create', field.name), update: access(slug, 'update', field.name) };
    return { ...field, access: { ...field.access, ...own } };
  });

/** Roles write the fields of the table `WRITABLE` alone; another value of any other is refused. */
export function withNamedWrites(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, fields, hooks, upload } = collection;
    collection.fields = closed(slug, fields, upload ? [...OF_SAVES, ...OF_FILES] : OF_SAVES);
    collection.hooks = { ...hooks, beforeOperation: [refuseOtherFields, ...hooks.beforeOperation] };
  }
  for (const global of config.globals) {
    const { slug, fields, hooks } = global;
    global.fields = closed(slug, fields, OF_SAVES);
    const others = hooks?.beforeOperation ?? [];
    global.hooks = { ...hooks, beforeOperation: [refuseOtherGlobalFields, ...others] };
  }
  return config;
}
