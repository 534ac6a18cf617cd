import { z } from 'zod';

/** Answer of every writing call: the entry is stored; `reference` is short and readable (AFM-7K3Q9). */
export const storedAnswer = z.object({
  id: z.union([z.number(), z.string()]),
  reference: z.string().regex(/^[A-Z]{2,5}-[0-9A-Z]{5,8}$/),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** Limits of text fields, in characters (CONTRACT, Panel, writing). */
export const TEXT_MAX_CHARS = 200;
export const MESSAGE_MAX_CHARS = 5000;
export const QUOTE_MAX_TALENTS = 200;
