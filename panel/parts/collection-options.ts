import { type Text, text } from '@passarela/contract/text';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { messageFor } from '../platform/errors/refusal.ts';
import { contentAccess } from './access/rules.ts';

export const CONTENT = text('Conteúdo', 'Content');
export const CATALOGUE = text('Catálogo', 'Catalogue');

type Components = NonNullable<CollectionConfig['admin']>['components'];

export const content = (group: Text, title: string, columns: string[], components: Components = {}) => ({
  admin: { useAsTitle: title, defaultColumns: columns, group, components },
  access: contentAccess,
});

/** Refuses a text that is not right, with the reason; an empty one is for `required`. */
export const checked =
  (isRight: (value: string) => boolean, reason: Text) =>
  (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    !value || isRight(value) || messageFor(req, reason);
