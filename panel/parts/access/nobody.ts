import type { CollectionConfig } from 'payload';

const no = () => false;

export const nobody = { read: no, create: no, update: no, delete: no } satisfies CollectionConfig['access'];
