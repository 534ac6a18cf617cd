import { photoAsItIs, type ReadyPhoto } from '@/lib/forms/photo-header';

const PREPARE_LIMIT_MS = 30_000;

/** Without a worker, or if it is too slow, the original is sent: the server shrinks and cleans it anyway. */
const asItIs = async (file: File, takesHeic: boolean): Promise<ReadyPhoto> =>
  photoAsItIs(file, new Uint8Array(await file.arrayBuffer()), takesHeic);

function inWorker(file: File, takesHeic: boolean): Promise<ReadyPhoto | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
    const finish = (answer: ReadyPhoto | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(null), PREPARE_LIMIT_MS);
    worker.onmessage = (event: MessageEvent<ReadyPhoto>) => finish(event.data);
    worker.onerror = () => finish(null);
    worker.postMessage({ file, takesHeic });
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Prepares a photo for sending in a worker: checked, upright, at most 2,000 px, JPEG, no metadata. A HEIC that this
 * browser does not open goes as it is, if the service takes it.
 */
export function preparePhoto(file: File, takesHeic: boolean): Promise<ReadyPhoto> {
  const canShrink = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  const next = last.then(
    async () => (canShrink ? await inWorker(file, takesHeic) : null) ?? (await asItIs(file, takesHeic)),
  );
  last = next.catch(() => undefined);
  return next;
}
