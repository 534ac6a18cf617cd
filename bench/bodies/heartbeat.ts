import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';

const EVERY_MS = 100;
const LATE_PERCENTILE = 0.99;

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  await fetch(url).then((answer) => answer.arrayBuffer());
  return performance.now() - began;
}

/** In a thread of its own, so that the drill's work does not count; asks on while an answer is late. */
async function beat(url: string) {
  const asked: Promise<number>[] = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    asked.push(timeOf(url));
    await delay(EVERY_MS);
  }
  const times = await Promise.all(asked);
  parentPort?.postMessage(times.sort((a, b) => a - b)[Math.floor(times.length * LATE_PERCENTILE)]);
}
if (parentPort) await beat(workerData);

/** Asks for an address again and again; calling what it gives ends that and answers the 99th percentile, in milliseconds. */
export function watchHealth(url: string): () => Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: url });
  return () =>
    new Promise((resolve, reject) => {
      worker.once('message', (late) => resolve(Number(late)));
      worker.once('error', reject);
      worker.postMessage('end');
    });
}
