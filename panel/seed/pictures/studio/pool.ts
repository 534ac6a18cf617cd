import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, JobResult } from './job.ts';

const HELPERS_MAX = 4;

interface Answer {
  readonly key: string;
  readonly pictures: JobResult;
}

/** Runs jobs on all cores; calls `done` as each ends, and fails with the first that fails. */
export async function runJobs(
  jobs: readonly Job[],
  folder: string,
  done: (key: string, pictures: JobResult) => void,
): Promise<void> {
  const waiting = [...jobs];
  const count = Math.min(HELPERS_MAX, availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: count }, () => employ(waiting, folder, done)));
}

function employ(
  waiting: Job[],
  folder: string,
  done: (key: string, pictures: JobResult) => void,
): Promise<void> {
  const worker = new Worker(new URL('./helper.ts', import.meta.url), { workerData: { folder } });
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
