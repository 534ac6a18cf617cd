import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { Payload, PayloadRequest } from 'payload';
import { atOnce } from '../../platform/db/client.ts';
import type { User } from '../../platform/db/payload-types.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { readData } from '../../platform/http/read-data.ts';
import { accountKey } from '../keys.ts';
import { noteCookie } from '../pages/note-cookie.ts';
import { goTo, isPageForm, readForm } from '../pages/page-form.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashed } from '../passwords/hash.ts';
import { passwordProblem } from '../passwords/password-problem.ts';
import { SIGN_IN_PAGE } from '../sign-in/login.ts';
import { deviceCookie, linkDevice } from '../tries/device-cookie.ts';
import { accountOfLink, RESET_PAGE, tokenHash } from './one-time-link.ts';

export const OVER = text(
  'Este link já foi usado ou venceu. Peça outro em “Esqueceu sua senha?” ou à Administração.',
  'This link was used already or is too old. Ask for another one by “Forgot password?”, or an administrator.',
);

/** Sets the password of a link's account once, and ends its sessions; false if the link is over. */
async function setPassword(payload: Payload, { id }: User, given: { token: string; password: string }) {
  const { hash, salt } = await hashed(given.password);
  const now = new Date().toISOString();
  const [stored] = await atOnce(payload, [
    sql`UPDATE users SET hash = ${hash}, salt = ${salt}, updated_at = ${now},
        reset_password_token = NULL, reset_password_expiration = NULL
      WHERE id = ${id} AND reset_password_token = ${tokenHash(given.token)}`,
    sql`DELETE FROM users_sessions
      WHERE _parent_id IN (SELECT id FROM users WHERE id = ${id} AND hash = ${hash})`,
  ]);
  // two at the same moment: the link does once
  return stored?.changed === 1;
}

const cookieOf = ({ email }: User) => deviceCookie(accountKey(email), Date.now(), linkDevice());

/** The form of the link's page: leads to the sign-in, or back with a note. */
async function answerPage(req: PayloadRequest): Promise<Response> {
  const field = await readForm(req);
  const given = { token: field('token'), password: field('password') };
  const back = `${RESET_PAGE}/${encodeURIComponent(given.token)}`;
  const user = await accountOfLink(req.payload, given.token);
  if (user && passwordProblem(given.password, user)) return goTo(back, [noteCookie({ error: 'weak' })]);
  // the page of a link that is over says so
  if (!user || !(await setPassword(req.payload, user, given))) return goTo(back);
  return goTo(SIGN_IN_PAGE, [cookieOf(user), noteCookie({ error: 'chosen', email: user.email })]);
}

async function answerProgram(req: PayloadRequest): Promise<Response> {
  await readData(req);
  const given = { token: String(req.data?.token ?? ''), password: String(req.data?.password ?? '') };
  const user = await accountOfLink(req.payload, given.token);
  if (!user) throw refusalFor(req, OVER, 403);
  checkPassword(req, given.password, user);
  if (!(await setPassword(req.payload, user, given))) throw refusalFor(req, OVER, 403);
  return Response.json(
    { message: req.t('authentication:passwordResetSuccessfully') },
    { headers: { 'Set-Cookie': cookieOf(user) } },
  );
}

/** POST /cms-api/users/reset-password, a page's form or JSON: ends every session without signing in. */
export const resetPassword = post('/reset-password', (req) =>
  isPageForm(req) ? answerPage(req) : answerProgram(req),
);
