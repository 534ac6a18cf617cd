import type { CollectionConfig } from 'payload';

const no = () => false;

/** Rows that only the panel itself writes and reads. */
export const nobody = { read: no, create: no, update: no, delete: no } satisfies CollectionConfig['access'];
