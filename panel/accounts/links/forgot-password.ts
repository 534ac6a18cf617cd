import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import type { User } from '../../platform/db/payload-types.ts';
import { messageFor, refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { readData } from '../../platform/http/read-data.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { Limit } from '../../platform/limits/shared-limits.ts';
import { countTry, sharedTries } from '../../platform/limits/tries.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { env } from '../../platform/settings/env.ts';
import { accountByEmail } from '../accounts.ts';
import { accountKey } from '../keys.ts';
import { noteCookie } from '../pages/note-cookie.ts';
import { goTo, isPageForm, readForm } from '../pages/page-form.ts';
import { SIGN_IN_PAGE } from '../sign-in/login.ts';
import { minutesOf, tooMany } from '../tries/too-many.ts';
import { addressOf } from '../tries/who-tries.ts';
import { oneTimeLink } from './one-time-link.ts';

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
async function request(req: PayloadRequest, email: string): Promise<number> {
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
async function answerPage(req: PayloadRequest): Promise<Response> {
  const email = (await readForm(req))('email');
  if (!isMailOn(env())) return goTo(FORGOT_PAGE);
  const seconds = await request(req, email);
  return seconds > 0
    ? goTo(FORGOT_PAGE, [noteCookie({ error: 'wait', email, minutes: minutesOf(seconds) })])
    : goTo(SIGN_IN_PAGE, [noteCookie({ error: 'sent', email })]);
}

async function answerProgram(req: PayloadRequest): Promise<Response> {
  await readData(req);
  if (!isMailOn(env())) throw refusalFor(req, MAIL_OFF, 503);
  const seconds = await request(req, String(req.data?.email ?? ''));
  return seconds > 0 ? tooMany(req, seconds) : Response.json({ message: req.t('general:success') });
}

/** POST /cms-api/users/forgot-password, a page's form or JSON. */
export const forgotPassword = post('/forgot-password', (req) =>
  isPageForm(req) ? answerPage(req) : answerProgram(req),
);
