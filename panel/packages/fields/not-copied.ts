import type { FieldHook } from 'payload';

/** Fields that a duplicate of a package has anew: its clients, its links, its end. */
export const notCopied = <Value>(value: Value): { beforeDuplicate: FieldHook[] } => ({
  beforeDuplicate: [() => value],
});
