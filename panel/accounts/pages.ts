import { type Text, text } from '@passarela/contract/text';
import { Forbidden, type PayloadRequest } from 'payload';
import { generateCookie, parseCookies } from 'payload/shared';
import { z } from 'zod';
import { env } from '../platform/settings/env.ts';

/** Whether a request is a form of a page, sent by the browser itself, and not a script's. */
export const isPageForm = ({ headers }: PayloadRequest): boolean =>
  (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded');

/** Whether the browser says that a page of ours sent this. */
export function isFromOwnPage({ headers }: PayloadRequest): boolean {
  const origin = headers.get('origin');
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : origin === env().PANEL_ORIGIN;
}

/** The fields of a form of our own pages; throws 403 for forms of other sites, which could sign a person in unasked. */
export async function readForm(req: PayloadRequest): Promise<(name: string) => string> {
  if (!isPageForm(req) || !isFromOwnPage(req)) throw new Forbidden(req.t);
  const fields = new URLSearchParams(await req.text?.());
  return (name) => fields.get(name) ?? '';
}

/** 303: the page that the browser shows next, with the cookies that go with it. Without a note an older one goes. */
export function goTo(path: string, cookies: readonly ReturnType<typeof noteCookie>[] = []): Response {
  const headers = new Headers({ Location: path, 'Cache-Control': 'no-store' });
  for (const cookie of [noNote(), ...cookies]) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

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

const noNote = (): string => ownCookie(COOKIE, '', 0);

export function noteOf(headers: Headers): VisibleNote | null {
  try {
    const value = parseCookies(headers).get(COOKIE.name) ?? '';
    return schema.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null;
  } catch {
    return null;
  }
}

/** The reasons of refused sign-in forms; `waitWords` says how long to wait. */
export const NOTE_MESSAGES: Record<Exclude<VisibleNote['error'], 'wait'>, Text> = {
  chosen: text('A senha está guardada. Entre com ela.', 'The password is saved. Sign in with it.'),
  sent: text(
    'Se houver uma conta com este e-mail, chega nele um link para escolher outra senha. Olhe também na pasta de spam.',
    'If there is an account with this e-mail address, a link to choose another password is on its way. Look in spam, too.',
  ),
  wrong: text(
    'O e-mail ou a senha não confere. Tente de novo.',
    'The e-mail address or the password is not right. Try again.',
  ),
  code: text(
    'O código não confere. Digite o que o aplicativo mostra agora.',
    'The code is not right. Type the one that the app shows now.',
  ),
  used: text(
    'Este código já foi usado. Espere o próximo, em até 30 segundos.',
    'This code was used already. Wait for the next one, up to 30 seconds.',
  ),
  password: text('Esta não é a sua senha atual.', 'This is not your current password.'),
  weak: text(
    'Esta senha é curta ou fácil de adivinhar. Use três ou quatro palavras suas, sem o seu nome.',
    'This password is short or easy to guess. Use three or four words of your own, without your name.',
  ),
  busy: text(
    'Há muitas entradas neste momento. Espere um minuto e tente de novo.',
    'Many people are signing in at this moment. Wait a minute and try again.',
  ),
  incomplete: text('Preencha nome e e-mail.', 'Fill in a name and an e-mail address.'),
  over: text('O tempo passou. Comece de novo.', 'Time has run out. Start again.'),
};

type Own = { name: string; path: string; sameSite?: 'Strict' };

/** A cookie of our own, `HttpOnly`, with the rules of the session's; `maxAge` in seconds, 0 removes it. */
export const ownCookie = (own: Own, value: string, maxAge: number): string =>
  String(
    generateCookie({
      ...sessionCookie(env().PANEL_ORIGIN),
      ...own,
      value,
      maxAge,
      httpOnly: true,
      returnCookieAsObject: false,
    }),
  );

/** The cookie of a session: sent to this panel alone, and by TLS alone if staff come so. */
export const sessionCookie = (origin: string) =>
  ({ sameSite: 'Lax', secure: origin.startsWith('https:') }) as const;
