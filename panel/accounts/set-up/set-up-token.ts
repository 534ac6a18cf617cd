import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '../../platform/settings/env.ts';

export const SET_UP_PAGE = '/admin/create-first-user';

/** A token made of the panel's secret: the same in every instance, stored nowhere, void once an account exists. */
const token = (): string => createHmac('sha256', env().PAYLOAD_SECRET).update('set-up').digest('base64url');

const hasAccounts = async (payload: Payload): Promise<boolean> =>
  (await payload.count({ collection: 'users' })).totalDocs > 0;

/** The address for the first administrator of an empty panel; the start prints it. */
export const setUpAddress = (): string => `${env().PANEL_ORIGIN}${SET_UP_PAGE}?token=${token()}`;

/** Whether the panel waits for its first administrator, and whether this visitor knows the printed token. */
export async function setUpState(payload: Payload, given: string): Promise<'open' | 'locked' | 'over'> {
  if (await hasAccounts(payload)) return 'over';
  const [own, other] = [Buffer.from(token()), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other) ? 'open' : 'locked';
}
