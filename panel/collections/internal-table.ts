import type { CollectionConfig, Field, NumberField, TextField } from 'payload';
import { nobody } from '../access/nobody.ts';

type Column = { required?: boolean; unique?: boolean; index?: boolean };

export const text = (name: string, column: Column & { defaultValue?: string } = {}): TextField => ({
  name,
  type: 'text',
  required: true,
  ...column,
});
export const number = (name: string, column: Column & { defaultValue?: number } = {}): NumberField => ({
  name,
  type: 'number',
  required: true,
  ...column,
});

/** A table that the panel alone writes and reads: no screen shows it, and nobody edits it. */
export const table = (
  slug: string,
  fields: Field[],
  more: Partial<CollectionConfig> = {},
): CollectionConfig => ({
  slug,
  lockDocuments: false,
  access: nobody,
  admin: { hidden: true },
  fields,
  ...more,
});
