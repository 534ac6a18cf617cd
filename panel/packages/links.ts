import { isRecord } from '@passarela/contract/is-record';
import { phoneDigits } from '@passarela/contract/phone-digits';
import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { isMailOn } from '../platform/mail/is-on.ts';
import { env } from '../platform/settings/env.ts';
import { packageOf } from './acts.ts';
import { isOver } from './expiry.ts';
import { ANYBODY, packageAddress } from './link.ts';
import { recipientsSent } from './note-sending.ts';

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
const hasLinks = (
  { state, expires_at }: { state: string; expires_at?: string | null | undefined },
  now: number,
) => state !== 'revoked' && !isOver(expires_at, now);

const GREETING = {
  pt: (title: string) => `Olá! Preparamos uma seleção para você: ${title}`,
  en: (title: string) => `Hello! We have prepared a package for you: ${title}`,
};
/** An address of `wa.me` that every browser opens; the page has the whole message. */
const CHAT_MAX_CHARS = 600;

/** A message that ends at a word. */
function shortened(message: string): string {
  const chars = [...message.trim()];
  if (chars.length <= CHAT_MAX_CHARS) return chars.join('');
  return `${chars
    .slice(0, CHAT_MAX_CHARS)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}

type Greeted = NonNullable<ReturnType<typeof savedPackage>>;

/** The text of a chat: greeting and title, what staff wrote, then the address. */
const chatText = ({ language, title, message }: Greeted, address: string): string =>
  [GREETING[language](title), shortened((message ?? '').toWellFormed()), address]
    .filter(Boolean)
    .join('\n\n');

/** The links of a saved package, each person's and that for anybody, named ''; none while no link opens. */
export async function linksOf(payload: Payload, data: unknown) {
  const stored = savedPackage(data);
  if (!stored || !hasLinks(stored, Date.now())) return [];
  const sentTo = await recipientsSent(payload, stored.id);
  const mailIsOn = isMailOn(env());
  return [...stored.people, { id: ANYBODY, name: '', email: null, whatsapp: null }].map(
    ({ id, name, email, whatsapp }) => {
      const address = packageAddress(stored, id, env());
      const message = encodeURIComponent(chatText(stored, address));
      const isMailed = Boolean(email) && mailIsOn;
      return {
        ...{ id, name, address, isMailed, isReminded: isMailed && sentTo.has(id) },
        // without a number the chat is chosen in WhatsApp
        chat: `https://wa.me/${phoneDigits(whatsapp ?? '') ?? ''}?text=${message}`,
        isForAnybody: id === ANYBODY,
      };
    },
  );
}

/** GET /cms-api/packages/{id}/links: its links as of its last save, for those who send them. */
export const linksEndpoint: Endpoint = {
  path: '/:id/links',
  method: 'get',
  handler: async (req) => {
    const links = await linksOf(req.payload, await packageOf(req));
    return Response.json({ links }, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};
