import { TOTP } from 'otpauth';
import { createLocalReq, handleEndpoints } from 'payload';
import { beforeAll, beforeEach, vi } from 'vitest';
import { challengeOf } from '../accounts/login-challenge.ts';
import { keepSecondStep, newSecret } from '../accounts/second-step.ts';
import config from '../payload.config.ts';
import type { User } from '../platform/db/payload-types.ts';
import { ADDRESS_HEADER } from '../platform/http/address-header.ts';
import { env } from '../platform/settings/env.ts';
import { execute } from './execute.ts';
import { panel, unpublished } from './panel.ts';

export const PASSWORD = 'a-password-of-second-steps';
const HALF_MINUTE_MS = 30_000;

type Sent = {
  cookies?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  body?: string;
};

/** Sends a form of the panel's own pages as a browser does. */
export const submit = (path: string, { cookies = '', fields = {}, headers = {}, body }: Sent = {}) =>
  handleEndpoints({
    config,
    request: new Request(`http://panel.test/cms-api/users/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Accept-Language': 'pt',
        Origin: env().PANEL_ORIGIN,
        [ADDRESS_HEADER]: '192.0.2.60',
        ...(cookies && { Cookie: cookies }),
        ...headers,
      },
      body: body ?? new URLSearchParams(fields),
    }),
  });

/** The browser's cookies after an answer; removed ones are gone. */
export const cookiesOf = (answer: Response, before = ''): string => {
  const jar = new Map(before.split('; ').map((pair) => [pair.split('=')[0] ?? '', pair]));
  for (const cookie of answer.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    const [name = '', value] = pair.split('=');
    if (value) jar.set(name, pair);
    else jar.delete(name);
  }
  jar.delete('');
  return [...jar.values()].join('; ');
};

export const hasSession = (cookies: string): boolean => cookies.includes('payload-token=');

/** The error on the next page; empty for none. */
export const errorOf = (answer: Response): string => {
  const value = /passarela-note=([\w-]+)/.exec(cookiesOf(answer))?.[1];
  return value ? JSON.parse(Buffer.from(value, 'base64url').toString()).error : '';
};

/** As if no code had been used yet. */
export const forgetUse = async (id: number) =>
  execute(`UPDATE second_steps SET last_step = 0 WHERE person = ${id}`);

/** The app's code so many half minutes from now: use this or the next, an older one may expire on the way. */
export const codeAt = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * HALF_MINUTE_MS });

export async function makePerson(name: string, role: User['role'] = 'booker') {
  const email = `${name}@second-step.test`;
  const data = { name, role, email, password: PASSWORD } as const;
  return { id: (await (await panel()).create({ collection: 'users', data, ...unpublished })).id, email };
}

/** Somebody whose sign-in asks for a code, with the secret in their app and their recovery codes. */
export async function makeEnrolled(name: string, role: User['role'] = 'booker') {
  const person = await makePerson(name, role);
  const secret = newSecret();
  const codes = await keepSecondStep(await panel(), { person: person.id, secret, step: 0, replaces: '' });
  return { ...person, secret, codes: codes ?? [] };
}

/** The first form of the sign-in page: the cookies that the second is sent with. */
export async function firstForm(email: string, password = PASSWORD): Promise<string> {
  return cookiesOf(await submit('login', { fields: { email, password } }));
}

/** Both forms: the cookies of a session. */
export async function signInWithCode(email: string, code: string): Promise<string> {
  const cookies = await firstForm(email);
  return cookiesOf(await submit('login/code', { cookies, fields: { code } }), cookies);
}

/** The secret that the page shows, from the challenge. */
export async function secretIn(cookies: string): Promise<string> {
  const req = await createLocalReq({ req: { headers: new Headers({ Cookie: cookies }) } }, await panel());
  const challenge = await challengeOf(req);
  return challenge && 'secret' in challenge ? challenge.secret : '';
}

type Mail = { to?: unknown; subject?: unknown; text?: unknown };

/** Keeps the panel's mails of a file's tests instead of sending them, for each test anew. */
export function keepMails() {
  const sent: Mail[] = [];
  beforeAll(async () => {
    const spy = vi.spyOn(await panel(), 'sendEmail').mockImplementation(async (message) => {
      sent.push(message);
    });
    return () => spy.mockRestore();
  });
  beforeEach(() => {
    sent.length = 0;
  });
  const subjects = (to: string) => sent.filter((mail) => mail.to === to).map(({ subject }) => subject);
  return { sent, subjects };
}
