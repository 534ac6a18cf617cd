import { addDataAndFileToRequest, AuthenticationError, type Endpoint, type PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { processState } from '../../boot/process-state.ts';
import { ADDRESS_HEADER } from '../../contract/http/address-header.ts';
import { networkOf } from '../../limits/network-of.ts';
import type { User } from '../../payload-types.ts';
import { accountKey } from '../keys.ts';
import { tellPerson } from '../notices/tell-person.ts';
import { noteSession } from '../sessions/note-session.ts';
import { deviceCookie, knownDevice } from './device-cookie.ts';
import { asLongAsAPassword } from '../passwords/compare.ts';
import { untilFullStep } from './even-time.ts';
import { SignInLimits, type Try } from './sign-in-limits.ts';
import { tooMany } from './too-many.ts';

const limits = processState('staff.sign-in', () => new SignInLimits());

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const claims = z.object({ sid: z.string() });

/** Notes the session, and mails the person where the device is a new one. */
async function greet(
  req: PayloadRequest,
  { address, device }: Try,
  { user, token }: { user: User | undefined; token: string },
): Promise<void> {
  if (!user) return;
  const { sid } = claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  const noted = await noteSession(req, { person: user.id, session: sid, address });
  if (device !== null) return;
  const at = new Date().toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  tellPerson(req, user.email, 'newDevice', [noted.device, noted.network, at].filter(Boolean));
}

/** Where a request comes from, as the server noted it. */
export const addressOf = (req: PayloadRequest): string => req.headers.get(ADDRESS_HEADER) ?? 'unknown';

function tryOf(req: PayloadRequest, email: string, now: number): Try {
  const account = accountKey(email);
  const address = addressOf(req);
  return { account, address, network: networkOf(address), device: knownDevice(req.headers, account, now) };
}

async function hasPassword(req: PayloadRequest, email: string): Promise<boolean> {
  const user = await req.payload.db.findOne<{ id: number; hash?: string | null }>({
    collection: 'users',
    where: { email: { equals: email.trim().toLowerCase() } },
    req,
  });
  return Boolean(user?.hash);
}

type Given = { email: string; password: string };

async function pass(req: PayloadRequest, data: Given) {
  if (data.email && data.password && !(await hasPassword(req, data.email))) {
    await asLongAsAPassword(data.password);
    throw new AuthenticationError(req.t);
  }
  return req.payload.login({ collection: 'users', data, overrideAccess: false, req });
}

async function passOrFailEvenly(req: PayloadRequest, data: Given) {
  const started = performance.now();
  try {
    return await pass(req, data);
  } catch (error) {
    await untilFullStep(started);
    throw error;
  }
}

/**
 * POST /cms-api/users/login, in place of Payload's: limits by device, account, address and network, and the same answer in
 * the same time whether there is such an account (docs/decisions/staff-accounts.md).
 */
export const login: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const [email, password] = [textOf(req.data?.email), textOf(req.data?.password)];
    const now = Date.now();
    const who = tryOf(req, email, now);
    const wait = limits.get().waitSeconds(who, now);
    if (wait > 0) return tooMany(req, wait);
    limits.get().note(who, now);
    const { token, ...passed } = await passOrFailEvenly(req, { email, password });
    limits.get().takeBack(who, now);
    await greet(req, who, { user: passed.user, token: token ?? '' });
    const headers = new Headers();
    headers.append('Set-Cookie', sessionCookieOf(req, token ?? ''));
    headers.append('Set-Cookie', deviceCookie(who.account, now, who.device ?? undefined));
    const message = req.t('authentication:passed');
    return Response.json({ message, ...passed, token }, { headers });
  },
};

const sessionCookieOf = (req: PayloadRequest, token: string): string =>
  String(
    generatePayloadCookie({
      collectionAuthConfig: req.payload.collections.users.config.auth,
      cookiePrefix: req.payload.config.cookiePrefix,
      token,
    }),
  );
