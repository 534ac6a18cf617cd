import { randomUUID } from 'node:crypto';
import type { FieldHook } from 'payload';

/** Translations share a batch; a post without one starts its own. */
export const ownBatch: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : randomUUID().slice(0, 8);
