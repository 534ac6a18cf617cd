import { beginUpload } from '../begun-upload.ts';
import { sendUntilConfirmed } from '../send-until-confirmed.ts';
import { addressOf, sendNumber } from '../sends.ts';
import type { Stage } from '../stage.ts';
import type { DrillResult } from './drill.ts';

const SLOW_SENDERS = 3;
const ANNOUNCED_BYTES = 40_000_000;
const DRIP = { bytes: 2_000, everyMs: 200 };
const HONEST_BOUND_MS = 30_000;

/** Sends a large upload just fast enough not to time out; returns a function that ends it. */
function drip(siteUrl: string, address: string): () => void {
  const socket = beginUpload(siteUrl, ANNOUNCED_BYTES, address);
  const timer = setInterval(() => socket.write(Buffer.alloc(DRIP.bytes, 1)), DRIP.everyMs);
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}

/** While three clients send 40 MB slowly, applications by route and by page are confirmed at the first try. */
export async function slowSenders(stage: Stage, { from }: { from: number }): Promise<DrillResult> {
  const ends = Array.from({ length: SLOW_SENDERS }, (_, index) =>
    drip(stage.siteUrl, addressOf(60_000 + index)),
  );
  const began = Date.now();
  // numbers that end in 0 and 3 are applications, by the route and by the page
  const numbers = [Math.ceil(from / 5) * 5, Math.ceil(from / 5) * 5 + 3];
  const confirmed = await Promise.all(
    numbers.map(async (number) => sendUntilConfirmed(stage.siteUrl, await sendNumber(number))),
  );
  const tookMs = Date.now() - began;
  for (const end of ends) end();
  const problems = confirmed
    .filter(({ tries }) => tries > 1)
    .map(({ number }) => `application ${number} was sent away while others sent slowly`);
  if (tookMs > HONEST_BOUND_MS) problems.push(`an application took ${tookMs} ms while others sent slowly`);
  return { confirmed, problems };
}
