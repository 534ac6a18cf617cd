import type { CollectionSlug, PayloadRequest } from 'payload';

/** Whether the panel has a collection of this name; names that every object inherits are none. */
export const isCollection = (slug: string, { payload }: PayloadRequest): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug);
