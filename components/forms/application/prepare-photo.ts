import { photoError } from '@/lib/forms/photo-header';
import type { WorkerAnswer } from './photo-worker';

const PREPARE_LIMIT_MS = 30_000;

/** Without a worker, or if it is too slow, the original is sent: the server shrinks and cleans it anyway. */
async function asItIs(file: File): Promise<WorkerAnswer> {
  const error = photoError(new Uint8Array(await file.arrayBuffer()));
  return error ? { error } : { blob: file };
}

function inWorker(file: File): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const finish = (answer: WorkerAnswer | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null), PREPARE_LIMIT_MS);
    worker.onmessage = (event: MessageEvent<WorkerAnswer>) => finish(event.data);
    worker.onerror = () => finish(null);
    worker.postMessage(file);
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Prepares a photo for sending in a worker: checked, upright, at most 2,000 px, JPEG, no metadata. */
export function preparePhoto(file: File): Promise<WorkerAnswer> {
  const canShrink = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  const next = last.then(async () => (canShrink ? await inWorker(file) : null) ?? (await asItIs(file)));
  last = next.catch(() => undefined);
  return next;
}
