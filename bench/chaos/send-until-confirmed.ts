import { setTimeout as delay } from 'node:timers/promises';
import { type Send, sendNumber } from './sends.ts';
import { habitsOf } from './storm.ts';

export type Confirmed = Send & { reference: string; tries: number };

const AGAIN_AFTER_MS = 300;
const GIVE_UP_AFTER_MS = 240_000;

export type SendOptions = {
  clicks?: number;
  times?: number;
  onConfirmed?: () => void;
};

/** Sends, with so many `clicks` at once, until a reference was visible `times` times: it must stay the same. */
export async function sendUntilConfirmed(
  base: string,
  send: Send,
  { clicks = 1, times = 1, onConfirmed = () => {} }: SendOptions = {},
): Promise<Confirmed> {
  const references = new Set<string>();
  const end = Date.now() + GIVE_UP_AFTER_MS;
  let tries = 0;
  for (let confirmations = 0; confirmations < times; tries += 1) {
    if (tries > 0) await delay(AGAIN_AFTER_MS * (1 + Math.random()));
    if (Date.now() > end) throw new Error(`${send.kind} ${send.number} could not be sent`);
    const attempts = Array.from({ length: clicks }, () =>
      send.attempt({ base, address: send.address }, send.form),
    );
    const answered = (await Promise.all(attempts)).filter((reference) => reference !== null);
    if (references.size === 0 && answered.length > 0) onConfirmed();
    for (const reference of answered) references.add(reference);
    if (answered.length > 0) confirmations += 1;
  }
  const [reference = '', ...others] = references;
  if (others.length > 0)
    throw new Error(`${send.kind} ${send.number} was shown ${[...references].join(' and ')}`);
  return { ...send, reference, tries: tries - times + 1 };
}

/** Sends the n-th form to the site at `base`, as impatient as that sender is. */
export const sendFormTo =
  (base: string) =>
  async (number: number): Promise<Confirmed> =>
    sendUntilConfirmed(base, await sendNumber(number), habitsOf(number));
