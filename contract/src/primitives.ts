import * as z from 'zod';
import { LANGUAGES } from './limits.ts';

export const isoDate = z.iso.date();

/** A moment as posts carry it: `yyyy-MM-dd HH:mm:ss`, America/Sao_Paulo. */
export const localDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const language = z.enum(LANGUAGES);

/** Absent and null mean the same thing in the contract: the reader always gets null. */
export const orNull = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? null);
/** The point of a picture that no crop loses: shares of its width from the left and its height from the top. */
export const focus = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Focus = z.infer<typeof focus>;

/** A text in each language, where there is one. */
export const localized = z.object({ pt: z.string().nullish(), en: z.string().nullish() });
export type Localized = z.infer<typeof localized>;

export const textOrNull = orNull(z.string());

/** The envelope of every list that has pages. */
export const paged = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.number().int().min(1),
    last_page: z.number().int().min(1),
    per_page: z.number().int().min(1),
    total: z.number().int().min(0),
  });

/** The body of every error: for logs, never shown to visitors. */
export const errorBody = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
