import { text } from '@passarela/contract/text';
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { wordsFor } from '../../errors/refusal.ts';
import { Attempts } from '../../limits/attempts.ts';
import { networkOf } from '../../limits/network-of.ts';
import { processState } from '../../work/process-state.ts';
import { accountByEmail } from '../accounts.ts';
import { accountKey } from '../keys.ts';
import { tooMany } from '../tries/too-many.ts';
import { addressOf } from '../tries/who-tries.ts';
import { oneTimeLink } from './one-time-link.ts';

const HOUR_MS = 3_600_000;
const A_NETWORK_MAY_ASK = 10;
const FOR_AN_ACCOUNT = 3;
const LINK_HOURS = 1;

const asked = processState('staff.forgot', () => ({
  byNetwork: new Attempts(A_NETWORK_MAY_ASK, HOUR_MS),
  byAccount: new Attempts(FOR_AN_ACCOUNT, HOUR_MS),
}));

const SUBJECT = text('Escolha uma nova senha', 'Choose a new password');
const bodyOf = (link: string) =>
  text(
    `Alguém pediu uma nova senha para a sua conta no painel. Para escolher, abra este endereço em até uma hora:\n\n${link}\n\nSe não foi você, não faça nada: a sua senha continua valendo.`,
    `Somebody asked for a new password for your account in the panel. To choose it, open this address within an hour:\n\n${link}\n\nIf it was not you, do nothing: your password stays as it is.`,
  );

async function send(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req;
  const user = await accountByEmail(payload, email);
  if (!user) return;
  const link = await oneTimeLink(payload, user.id, LINK_HOURS);
  const [subject, body] = [wordsFor(req, SUBJECT), wordsFor(req, bodyOf(link))];
  await payload.sendEmail({ to: user.email, subject, text: body });
}

/** POST /cms-api/users/forgot-password: answers before it looks, so that nobody learns who has an account. Limits by account and network. */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = String(req.data?.email ?? '')
      .trim()
      .toLowerCase();
    const now = Date.now();
    const { byNetwork, byAccount } = asked.get();
    const network = networkOf(addressOf(req));
    const wait = byNetwork.waitSeconds(network, now);
    if (wait > 0) return tooMany(req, wait);
    byNetwork.noteWrong(network, now);
    const account = accountKey(email);
    if (byAccount.waitSeconds(account, now) === 0) {
      byAccount.noteWrong(account, now);
      send(req, email).catch((err: unknown) =>
        req.payload.logger.error({ err, msg: 'A mail for a new password was not sent' }),
      );
    }
    return Response.json({ message: req.t('general:success') });
  },
};
