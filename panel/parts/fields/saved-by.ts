import { text } from '@passarela/contract/text';
import type { FieldHook, TextField } from 'payload';

/** Whoever saves, by name; a save of the panel itself keeps the last person's. */
const personSaving: FieldHook = ({ req, value }) => req.user?.name ?? value;

/** The name of the person whose save this is: each version keeps its own. */
export const savedBy: TextField = {
  name: 'saved_by',
  type: 'text',
  label: text('Salvo por', 'Saved by'),
  access: { create: () => false, update: () => false },
  hooks: { beforeChange: [personSaving] },
  admin: { position: 'sidebar', readOnly: true, condition: ({ saved_by }) => Boolean(saved_by) },
};
