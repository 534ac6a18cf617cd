import { parseCookies } from 'payload/shared';
import { z } from 'zod';
import { ownCookie } from './own-cookie.ts';

const COOKIE = { name: 'passarela-note', path: '/admin' };
const SHOWN_SECONDS = 20;
const ERRORS = ['wrong', 'wait', 'code', 'used', 'over', 'password', 'weak', 'incomplete', 'busy'] as const;
/** No errors: the password by which to sign in is stored, or a link to choose one is on its way. */
export const DONE = ['chosen', 'sent'] as const;

const schema = z.object({
  error: z.enum([...ERRORS, ...DONE]),
  email: z.string().max(320).default(''),
  name: z.string().max(200).default(''),
  minutes: z.number().int().default(0),
});

/** For the next page: why the form failed, or that it did not, and the address and the name that were typed. */
export type Note = z.input<typeof schema>;
export type VisibleNote = z.output<typeof schema>;

/** The cookie that carries the error to the next page, with and without script; it expires after 20 seconds. */
export const noteCookie = (note: Note): string =>
  ownCookie(COOKIE, Buffer.from(JSON.stringify(note)).toString('base64url'), SHOWN_SECONDS);

export const noNote = (): string => ownCookie(COOKIE, '', 0);

export function noteOf(headers: Headers): VisibleNote | null {
  try {
    const value = parseCookies(headers).get(COOKIE.name) ?? '';
    return schema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}
