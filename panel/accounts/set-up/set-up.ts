import { z } from 'zod';
import { post } from '../../platform/http/post.ts';
import { noteCookie } from '../pages/note-cookie.ts';
import { goTo, readForm } from '../pages/page-form.ts';
import { passwordProblem } from '../passwords/password-problem.ts';
import { SIGN_IN_PAGE } from '../sign-in/login.ts';
import { SET_UP_PAGE, setUpState } from './set-up-token.ts';

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
