import { isRecord } from '@passarela/contract/is-record';
import { z } from 'zod';
import { isOver } from '../expiry.ts';

const saved = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string().nullish(),
  dates: z.string().nullish(),
  language: z.enum(['pt', 'en']),
  state: z.string(),
  version: z.number().nullish(),
  expires_at: z.string().nullish(),
  people: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string().nullish(),
        whatsapp: z.string().nullish(),
      }),
    )
    .nullish()
    .transform((people) => people ?? []),
  client: z
    .number()
    .nullish()
    .transform((client) => client ?? null),
  lines: z
    .array(z.object({ talent: z.number().nullish(), availability: z.string().nullish() }))
    .nullish()
    .transform((lines) =>
      (lines ?? []).flatMap(({ talent, availability }) =>
        talent ? [{ talent, availability: availability ?? null }] : [],
      ),
    ),
});

/** A package of a form, once it is saved; null for a new one. */
export function savedPackage(data: unknown) {
  const { data: read } = saved.safeParse(isRecord(data) ? { ...data, lines: data.talents } : data);
  return read ? { ...read, talents: read.lines.map(({ talent }) => talent) } : null;
}

/** Whether its links open at `now` (ms). */
export const hasLinks = (
  { state, expires_at }: { state: string; expires_at?: string | null | undefined },
  now: number,
) => state !== 'revoked' && !isOver(expires_at, now);
