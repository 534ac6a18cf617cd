import { text } from '@passarela/contract/text';
import { addDataAndFileToRequest } from 'payload';
import { refusalFor } from '../../errors/refusal.ts';
import { post } from '../../http/post.ts';
import { accountWhere, setAccount } from '../accounts.ts';
import { accountKey } from '../keys.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { withoutSession } from '../second-step/guard-login.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deviceCookie } from '../tries/device-cookie.ts';
import { tokenHash } from './one-time-link.ts';

const OVER = text(
  'Este link já foi usado ou venceu. Peça outro em “Esqueceu sua senha?” ou à Administração.',
  'This link was used already or is too old. Ask for another one by “Forgot password?”, or an administrator.',
);

/** POST /cms-api/users/reset-password `{ token, password }`: ends every session without signing in. */
export const resetPassword = post('/reset-password', async (req) => {
  await addDataAndFileToRequest(req);
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
  // the link decides whose password it is, not the session of this browser
  req.user = null;
  // its own checks make it fail when the link was used meanwhile
  const data = { token, password };
  await payload.resetPassword({ collection: 'users', data, overrideAccess: true, req: withoutSession(req) });
  await setAccount(payload, user.id, { resetPasswordToken: null, resetPasswordExpiration: null });
  await endSessions(payload, user.id);
  return Response.json(
    { message: req.t('authentication:passwordResetSuccessfully') },
    { headers: { 'Set-Cookie': deviceCookie(accountKey(user.email), Date.now()) } },
  );
});
