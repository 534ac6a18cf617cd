import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job.ts';

const WORKERS_MAX = 4;

interface Answer {
  readonly key: string;
  readonly pictures: JobResult;
}

/** Paints jobs on all cores, at most four at once; calls `done` as each ends, and fails with the first that fails. */
export async function paintAll(
  jobs: readonly Job[],
  folder: string,
  done: (key: string, pictures: JobResult) => void,
): Promise<void> {
  const waiting = [...jobs];
  const count = Math.min(WORKERS_MAX, availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: count }, () => runWorker(waiting, folder, done)));
}

function runWorker(
  waiting: Job[],
  folder: string,
  done: (key: string, pictures: JobResult) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { folder } });
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const job = waiting.shift();
      if (job) worker.postMessage(job);
      else worker.terminate().then(() => resolve(), reject);
    };
    worker.on('error', reject);
    worker.on('message', ({ key, pictures }: Answer) => {
      done(key, pictures);
      next();
    });
    next();
  });
}
