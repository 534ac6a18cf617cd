import { createHash, randomBytes } from 'node:crypto';
import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { atOnce, type Caller } from '../platform/db/client.ts';
import type { User } from '../platform/db/payload-types.ts';
import { messageFor, refusalFor } from '../platform/errors/refusal.ts';
import { post, readData } from '../platform/http/post.ts';
import type { Limit } from '../platform/limits/shared-limits.ts';
import { countTry, networkOf, sharedTries } from '../platform/limits/tries.ts';
import { isMailOn } from '../platform/mail/is-on.ts';
import { env } from '../platform/settings/env.ts';
import {
  accountByEmail,
  accountKey,
  accountWhere,
  unknownPassword,
  writeAccountPastHooks,
} from './accounts.ts';
import { mailPerson } from './mail-person.ts';
import { goTo, isPageForm, noteCookie, readForm } from './pages.ts';
import { checkPassword, hashed, passwordProblem } from './passwords.ts';
import { removeSecondStep } from './second-step.ts';
import { endSessions } from './sessions.ts';
import { SIGN_IN_PAGE } from './sign-in.ts';
import { addressOf, deviceCookie, linkDevice, minutesOf, tooMany } from './tries.ts';

const TOKEN_BYTES = 32;
/** How long the link of an invitation is good. */
export const INVITATION_HOURS = 48;

/** The hash of a link's token that is stored: reading the database does not open the link. */
const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The page that a link leads to; its token follows. */
const RESET_PAGE = '/admin/reset';

/** The account, as it is stored, whose password a link's token may set now; null once it was used or is too old. */
export const accountOfLink = (by: Caller, token: string): Promise<User | null> =>
  accountWhere(by, {
    and: [
      { resetPasswordToken: { equals: tokenHash(token) } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  });

/** The page on which this person chooses a password, once, within `hours`. It ends the link before. */
export async function oneTimeLink(payload: Payload, user: number, hours: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await writeAccountPastHooks(payload, user, {
    resetPasswordToken: tokenHash(token),
    resetPasswordExpiration: new Date(Date.now() + hours * 3_600_000).toISOString(),
  });
  return `${env().PANEL_ORIGIN}${RESET_PAGE}/${token}`;
}

export const FORGOT_PAGE = '/admin/forgot';
const windowMs = 3_600_000;
const A_NETWORK_MAY_ASK: Limit = { bucket: 'forgot:network', allowed: 10, windowMs };
const FOR_AN_ACCOUNT: Limit = { bucket: 'forgot:account', allowed: 3, windowMs };
const LINK_HOURS = 1;

const SUBJECT = text('Escolha uma nova senha', 'Choose a new password');
const bodyOf = (link: string) =>
  text(
    `Alguém pediu uma nova senha para a sua conta no painel. Para escolher, abra este endereço em até uma hora:\n\n${link}\n\nSe não foi você, não faça nada: a sua senha continua valendo.`,
    `Somebody asked for a new password for your account in the panel. To choose it, open this address within an hour:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.`,
  );

const MAIL_OFF = text(
  'O e-mail está desligado, e nada foi enviado. Peça à Administração um link para escolher outra senha.',
  'Mail is off, and nothing was sent. Ask an administrator for a link to choose another password.',
);

const INVITED = text('Seu convite para o painel', 'Your invitation to the panel');
const INVITED_BODY = text(
  'Alguém pediu uma nova senha para a sua conta no painel, que ainda não tem nenhuma. Para escolher a primeira, abra o endereço que veio no convite; ele continua valendo. Se não o encontrar, peça outro à Administração.',
  'Somebody asked for a new password for your account in the panel, which has none yet. To choose the first one, open the address of your invitation; it is still good. If you cannot find it, ask an administrator for another.',
);

/** Whether an invitation is still open: another link would end it, whoever requests one. */
const isInvited = ({ hash, resetPasswordExpiration }: User): boolean =>
  !hash && Date.parse(resetPasswordExpiration ?? '') > Date.now();

async function send(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req;
  const user = await accountByEmail(payload, email);
  if (!user) return;
  if (isInvited(user)) {
    await payload.sendEmail({
      to: user.email,
      subject: messageFor(req, INVITED),
      text: messageFor(req, INVITED_BODY),
    });
    return;
  }
  const link = await oneTimeLink(payload, user.id, LINK_HOURS);
  const [subject, body] = [messageFor(req, SUBJECT), messageFor(req, bodyOf(link))];
  await payload.sendEmail({ to: user.email, subject, text: body });
}

/** The seconds to wait before another request; 0: a link is on its way. Looks only then: time reveals no accounts. */
async function requestLink(req: PayloadRequest, email: string): Promise<number> {
  const now = Date.now();
  const tries = sharedTries(req.payload);
  const byNetwork = await countTry(tries, [[A_NETWORK_MAY_ASK, networkOf(addressOf(req))]], now);
  if (byNetwork.seconds > 0) return byNetwork.seconds;
  const byAccount = await countTry(tries, [[FOR_AN_ACCOUNT, accountKey(email)]], now);
  if (byAccount.seconds === 0) {
    send(req, email).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'A mail for a new password was not sent' }),
    );
  }
  return 0;
}

/** The form of the page, which says by itself that mail is off: leads to the sign-in, or back with a note. */
async function answerRequestPage(req: PayloadRequest): Promise<Response> {
  const email = (await readForm(req))('email');
  if (!isMailOn(env())) return goTo(FORGOT_PAGE);
  const seconds = await requestLink(req, email);
  return seconds > 0
    ? goTo(FORGOT_PAGE, [noteCookie({ error: 'wait', email, minutes: minutesOf(seconds) })])
    : goTo(SIGN_IN_PAGE, [noteCookie({ error: 'sent', email })]);
}

async function answerRequestProgram(req: PayloadRequest): Promise<Response> {
  await readData(req);
  if (!isMailOn(env())) throw refusalFor(req, MAIL_OFF, 503);
  const seconds = await requestLink(req, String(req.data?.email ?? ''));
  return seconds > 0 ? tooMany(req, seconds) : Response.json({ message: req.t('general:success') });
}

/** POST /cms-api/users/forgot-password, a page's form or JSON. */
export const forgotPassword = post('/forgot-password', (req) =>
  isPageForm(req) ? answerRequestPage(req) : answerRequestProgram(req),
);

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

const RESTORE_ADMIN_LINK_HOURS = 24;

/** Makes this address an administrator, new or not. Gives a page to choose a password, once, within a day. */
export async function restoreAdmin(
  payload: Payload,
  address: string,
  { withoutSecondStep = false } = {},
): Promise<{ link: string; isNew: boolean }> {
  const email = address.trim().toLowerCase();
  const known = await accountByEmail(payload, email);
  const user = known
    ? await payload.update({ collection: 'users', id: known.id, data: { role: 'admin' } })
    : await payload.create({
        collection: 'users',
        data: { email, name: email, role: 'admin', password: unknownPassword() },
      });
  if (withoutSecondStep && (await removeSecondStep(payload, user.id))) {
    await endSessions(payload, user.id);
    await mailPerson(await createLocalReq({}, payload), email, 'secondStepReset');
  }
  return { link: await oneTimeLink(payload, user.id, RESTORE_ADMIN_LINK_HOURS), isNew: !known };
}
