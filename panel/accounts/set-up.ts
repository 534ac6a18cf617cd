import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { post } from '../platform/http/post.ts';
import { env } from '../platform/settings/env.ts';
import { goTo, noteCookie, readForm } from './pages.ts';
import { passwordProblem } from './passwords.ts';
import { SIGN_IN_PAGE } from './sign-in.ts';

export const SET_UP_PAGE = '/admin/create-first-user';

/** A token made of the panel's secret: the same in every instance, stored nowhere, void once an account exists. */
const token = (): string => createHmac('sha256', env().PAYLOAD_SECRET).update('set-up').digest('base64url');

const hasAccounts = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users' })).totalDocs > 0;

/** The address for the first administrator of an empty panel; the start prints it. */
export const setUpAddress = (): string => `${env().PANEL_ORIGIN}${SET_UP_PAGE}?token=${token()}`;

/** Whether the panel waits for its first administrator, and whether this visitor knows the printed token. */
export async function setUpState(payload: Payload, given: string): Promise<'open' | 'locked' | 'over'> {
  if (await hasAccounts(payload)) return 'over';
  const [own, other] = [Buffer.from(token()), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other) ? 'open' : 'locked';
}

const person = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email().transform((email) => email.trim().toLowerCase()),
});

/** POST /cms-api/users/set-up: the first administrator, by the token that the start printed. */
export const setUp = post('/set-up', async (req) => {
  const field = await readForm(req);
  const token = field('token');
  const state = await setUpState(req.payload, token);
  if (state === 'over') return goTo(SIGN_IN_PAGE);
  if (state === 'locked') return goTo(SET_UP_PAGE);
  const back = (error: 'incomplete' | 'weak') => {
    const typed = { email: field('email').slice(0, 320), name: field('name').slice(0, 200) };
    return goTo(`${SET_UP_PAGE}?token=${encodeURIComponent(token)}`, [noteCookie({ error, ...typed })]);
  };
  const password = field('password');
  const { data } = person.safeParse({ name: field('name'), email: field('email') });
  if (!data) return back('incomplete');
  if (passwordProblem(password, data)) return back('weak');
  await req.payload.create({ collection: 'users', data: { ...data, password, role: 'admin' } });
  return goTo(SIGN_IN_PAGE);
});
