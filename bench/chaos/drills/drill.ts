import { type Confirmed, type SendOptions, sendUntilConfirmed } from '../send-until-confirmed.ts';
import { sendNumber } from '../sends.ts';

export type DrillResult = { confirmed: Confirmed[]; problems: string[] };

export const sendAll = async (siteUrl: string, from: number, count: number, options: SendOptions = {}) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      sendUntilConfirmed(siteUrl, await sendNumber(from + index), options),
    ),
  );

/** Whether the site is up and answers within two seconds. */
export async function isWell(siteUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(new URL('/healthz', siteUrl), { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
