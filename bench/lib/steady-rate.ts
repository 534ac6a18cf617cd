import { setTimeout as delay } from 'node:timers/promises';

const TURN_MS = 2;

/** Sends at a steady rate, answered or not. Returns each latency in ms from its due time; Infinity for a failure. */
export async function sendSteadily(send: () => Promise<void>, perSecond: number, seconds: number) {
  const latencies: number[] = [];
  const began = performance.now();
  const sent: Promise<void>[] = [];
  const total = Math.round(perSecond * seconds);
  const sendAt = async (due: number) => {
    const isGood = await send().then(
      () => true,
      () => false,
    );
    latencies.push(isGood ? performance.now() - due : Number.POSITIVE_INFINITY);
  };
  while (sent.length < total) {
    const dueNow = Math.min(total, ((performance.now() - began) / 1_000) * perSecond);
    while (sent.length < dueNow) sent.push(sendAt(began + (sent.length / perSecond) * 1_000));
    await delay(TURN_MS);
  }
  await Promise.all(sent);
  return { latencies, perSecond: (total / (performance.now() - began)) * 1_000 };
}
