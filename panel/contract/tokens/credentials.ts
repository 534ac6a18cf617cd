import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Env } from '../../platform/settings/env.ts';
import type { Audience } from '../http/route.ts';

type Pair = { salt: string; secret: string };

const pairOf = (audience: Audience, env: Env): Pair =>
  audience === 'integration'
    ? { salt: env.INTEGRATION_SALT, secret: env.INTEGRATION_API_KEY }
    : { salt: env.PANEL_SALT, secret: env.PANEL_API_TOKEN };

const digest = ({ salt, secret }: Pair): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([salt, secret]))
    .digest();

/** True when the caller sent the service's own credentials; takes the same time either way. */
export const areCredentials = (audience: Audience, given: Pair, env: Env): boolean =>
  timingSafeEqual(digest(given), digest(pairOf(audience, env)));

/** The key that signs a service's tokens: changing its credentials ends every token at once. */
export const tokenKey = (audience: Audience, env: Env): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(audience)
    .update(digest(pairOf(audience, env)))
    .digest('base64url');
