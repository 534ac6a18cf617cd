import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import { atOnce } from '../../platform/db/client.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { readData } from '../../platform/http/read-data.ts';
import { accountWhere } from '../accounts.ts';
import { accountKey } from '../keys.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashed } from '../passwords/hash.ts';
import { deviceCookie } from '../tries/device-cookie.ts';
import { tokenHash } from './one-time-link.ts';

const OVER = text(
  'Este link já foi usado ou venceu. Peça outro em “Esqueceu sua senha?” ou à Administração.',
  'This link was used already or is too old. Ask for another one by “Forgot password?”, or an administrator.',
);

/** POST /cms-api/users/reset-password `{ token, password }`: ends every session without signing in. */
export const resetPassword = post('/reset-password', async (req) => {
  await readData(req);
  const { payload } = req;
  const token = tokenHash(String(req.data?.token ?? ''));
  const password = String(req.data?.password ?? '');
  const user = await accountWhere(payload, {
    and: [
      { resetPasswordToken: { equals: token } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  });
  if (!user) throw refusalFor(req, OVER, 403);
  checkPassword(req, password, user);
  const { hash, salt } = await hashed(password);
  const now = new Date().toISOString();
  const [stored] = await atOnce(payload, [
    sql`UPDATE users SET hash = ${hash}, salt = ${salt}, updated_at = ${now},
        reset_password_token = NULL, reset_password_expiration = NULL
      WHERE id = ${user.id} AND reset_password_token = ${token}`,
    sql`DELETE FROM users_sessions
      WHERE _parent_id IN (SELECT id FROM users WHERE id = ${user.id} AND hash = ${hash})`,
  ]);
  // two at the same moment: the link does once
  if (stored?.changed !== 1) throw refusalFor(req, OVER, 403);
  return Response.json(
    { message: req.t('authentication:passwordResetSuccessfully') },
    { headers: { 'Set-Cookie': deviceCookie(accountKey(user.email), Date.now()) } },
  );
});
