import { type SendTold, sendUntilTold, type Told } from '../send-until-told.ts';
import { sendNumber } from '../sends.ts';

export type Found = { told: Told[]; problems: string[] };

export const sendAll = async (siteUrl: string, from: number, count: number, options: SendTold = {}) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      sendUntilTold(siteUrl, await sendNumber(from + index), options),
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
