import { createHmac } from 'node:crypto';
import { env } from '../platform/settings/env.ts';

/** A key for one purpose, made of the panel's secret (`PAYLOAD_SECRET`). */
export const keyFor = (purpose: string): Buffer =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`staff ${purpose}`).digest();

/** A key for an e-mail address that does not reveal it. */
export const accountKey = (email: string): string =>
  createHmac('sha256', keyFor('account')).update(email.trim().toLowerCase()).digest('base64url');
