import { z } from 'zod';

const saved = z.object({
  id: z.number(),
  title: z.string(),
  language: z.enum(['pt', 'en']),
  state: z.string(),
  version: z.number().nullish(),
  expires_at: z.string().nullish(),
  people: z
    .array(z.object({ id: z.string(), name: z.string(), email: z.string().nullish() }))
    .nullish()
    .transform((people) => people ?? []),
  talents: z
    .array(z.object({ talent: z.number().nullish() }))
    .nullish()
    .transform((talents) => (talents ?? []).flatMap(({ talent }) => talent ?? [])),
});

/** A package of a form, once it is saved; null for a new one. */
export const savedPackage = (data: unknown): z.output<typeof saved> | null =>
  saved.safeParse(data).data ?? null;

/** Whether its links open at `now` (ms). */
export const hasLinks = (
  { state, expires_at }: { state: string; expires_at?: string | null | undefined },
  now: number,
) => state !== 'revoked' && Date.parse(expires_at ?? '') > now;
