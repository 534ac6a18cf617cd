import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { percentile } from '../lib/figures.ts';

const EVERY_MS = 50;

const watched = z.object({ url: z.string(), pid: z.number(), referenceUrl: z.string() });
type Watched = z.infer<typeof watched>;
const lateness = z.object({ wholeMs: z.number(), busyMs: z.number(), idleMs: z.number() });

/** 99th percentiles, ms: by the clock, of the program's main thread, and of an idle program. */
export type Lateness = z.infer<typeof lateness>;

/** How long the main thread of a process has worked since it began, in milliseconds (Linux). */
function workedMs(pid: number): number {
  const [workedNs] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(workedNs) / 1e6;
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  await fetch(url).then((answer) => answer.arrayBuffer());
  return performance.now() - began;
}

async function beat({ url, pid, referenceUrl }: Watched) {
  const worked = workedMs(pid);
  const [answered, idle] = await Promise.all([
    timeOf(url).then((whole) => ({ whole, busy: workedMs(pid) - worked })),
    timeOf(referenceUrl),
  ]);
  return { ...answered, idle };
}

/** Runs in its own thread, so that the drill's work does not count; does not wait for late answers. */
async function watch(program: Watched) {
  const pending: ReturnType<typeof beat>[] = [];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    pending.push(beat(program));
    await delay(EVERY_MS);
  }
  const beats = await Promise.all(pending);
  const late = (time: 'whole' | 'busy' | 'idle') => {
    const times = beats.map((each) => each[time]);
    return percentile(times, 0.99);
  };
  const measured: Lateness = {
    wholeMs: late('whole'),
    busyMs: late('busy'),
    idleMs: late('idle'),
  };
  parentPort?.postMessage(measured);
}
if (parentPort) await watch(watched.parse(workerData));

/** Asks a program for its health repeatedly; the returned function stops that and returns the delays. */
export async function watchHealth(url: string, pid: number): Promise<() => Promise<Lateness>> {
  const reference = fork(new URL('./reference.ts', import.meta.url));
  const [port] = await once(reference, 'message');
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { url, pid, referenceUrl: `http://127.0.0.1:${port}` },
  });
  const failed = new Promise<never>((_, reject) => worker.once('error', reject));
  failed.catch(() => {});
  return async () => {
    const report = new Promise<unknown>((resolve) => worker.once('message', resolve));
    worker.postMessage('end');
    const measured = await Promise.race([report, failed]);
    reference.disconnect();
    return lateness.parse(measured);
  };
}
