import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { type Job, paint } from './job.ts';

sharp.concurrency(1);
const { folder }: { folder: string } = workerData;

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage({ key: job.key, pictures: await paint(job, folder) });
});
