import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import { addSessionToUser, generatePayloadCookie } from 'payload/shared';
import type { User } from '../../db/payload-types.ts';
import { shownMoment } from '../../reference/agency-time.ts';
import { accountOf } from '../accounts.ts';
import { mailPerson } from '../notices/mail-person.ts';
import { noteSession } from '../sessions/note-session.ts';
import { deviceCookie } from '../tries/device-cookie.ts';
import type { Try } from '../tries/who-tries.ts';
import { inTurn } from './in-turn.ts';

type Opened = { user: Pick<User, 'id' | 'email'>; session: string; token: string };

/** Opens a session as Payload does, for somebody who typed their password before and their code now. */
export async function openSession(req: PayloadRequest, person: number): Promise<Opened> {
  const { payload } = req;
  const { config: collectionConfig } = payload.collections.users;
  const { user, sid } = await inTurn(payload, person, async () => {
    const account = await accountOf(payload, person);
    if (!account) throw new Error('No such account');
    const { sid: session = '' } = await addSessionToUser({ collectionConfig, payload, req, user: account });
    return { user: account, sid: session };
  });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  });
  return { user, session: sid, token };
}

/** Notes a new session, mails about a new device and makes it a known one. Gives the cookies. */
export async function greet(
  req: PayloadRequest,
  { user, session, token }: Opened,
  { account, address, device }: Try,
  now = Date.now(),
): Promise<string[]> {
  const noted = await noteSession(req, { person: user.id, session, address });
  if (device === null) {
    const details = [noted.device, noted.network, shownMoment(now)].filter(Boolean);
    mailPerson(req, user.email, 'newDevice', details);
  }
  return [sessionCookieOf(req, token), deviceCookie(account, now, device ?? undefined)];
}

const sessionCookieOf = (req: PayloadRequest, token: string): string =>
  String(
    generatePayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }),
  );
