import { setTimeout as delay } from 'node:timers/promises';
import { type Confirmed, type SendOptions, sendUntilConfirmed } from '../send-until-confirmed.ts';
import { sendNumber } from '../sends.ts';

export type DrillResult = { confirmed: Confirmed[]; problems: string[] };

const sendAll = async (siteUrl: string, from: number, count: number, options: SendOptions = {}) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      sendUntilConfirmed(siteUrl, await sendNumber(from + index), options),
    ),
  );

type Block = { siteUrl: string; from: number; count: number; holdMs: number; what: string };

/** Sends while nothing can be stored, then calls `release`: nobody gets a receipt before, everybody does after. */
export async function sendWhileBlocked({ siteUrl, from, count, holdMs, what }: Block, release: () => void) {
  const problems: string[] = [];
  let isBlocked = true;
  const onConfirmed = () => {
    if (isBlocked) problems.push(`somebody got a receipt while ${what}`);
  };
  const sending = sendAll(siteUrl, from, count, { onConfirmed });
  await delay(holdMs);
  if (!(await isWell(siteUrl))) problems.push(`the site hung while ${what}`);
  isBlocked = false;
  release();
  return { confirmed: await sending, problems };
}

/** Whether the site is up and answers within two seconds. */
async function isWell(siteUrl: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(new URL('/healthz', siteUrl), { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
