import { type Text, text } from '@passarela/contract/text';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { messageFor } from '../platform/errors/refusal.ts';
import { contentAccess } from './access/content.ts';

export const CONTENT = text('Conteúdo', 'Content');
export const CATALOGUE = text('Catálogo', 'Catalogue');

/** Versions of a row for staff; `publishing/versions/prune.ts` says which stay (docs/decisions/staff-saves.md). */
export const VERSIONS = { drafts: false, maxPerDoc: 0 } as const;

type Components = NonNullable<CollectionConfig['admin']>['components'];

export const content = (group: Text, title: string, columns: string[], components: Components = {}) => ({
  admin: { useAsTitle: title, defaultColumns: columns, group, components },
  access: contentAccess,
});

/** A collection whose form of a new entry is titled in words. */
export const withNewTitle = (collection: CollectionConfig): CollectionConfig => {
  const { components } = collection.admin ?? {};
  const controls = [...(components?.edit?.beforeDocumentControls ?? []), '/parts/ui/new-title.tsx#NewTitle'];
  const edit = { ...components?.edit, beforeDocumentControls: controls };
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } };
};

/** Refuses a text that is not right, with the reason; an empty one is for `required`. */
export const checked =
  (isRight: (value: string) => boolean, reason: Text) =>
  (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value || isRight(value) || messageFor(req, reason);
