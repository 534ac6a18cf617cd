import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Storage } from '../settings/storage.ts';
import { type Source, StoreError } from './store.ts';

const CONNECT_WITHIN_MS = 3000;
const SILENT_AT_MOST_MS = 30_000;
const TRIES = 3;

/** Loaded only if STORAGE names a bucket. */
export const sdk = () => import('@aws-sdk/client-s3');

export async function connect({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
}: Omit<Storage, 'bucket'>): Promise<S3Client> {
  const { S3Client } = await sdk();
  return new S3Client({
    region,
    // other stores than Amazon's know no host for each bucket and no newer checksums
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENT_AT_MOST_MS },
  });
}

/** The body of a PUT. A stream that breaks, or has another length than announced, aborts the request. */
export function sendingOf(source: Source) {
  const stop = new AbortController();
  const { signal } = stop;
  if (source instanceof Uint8Array) {
    const ContentMD5 = createHash('md5').update(source).digest('base64');
    return { input: { Body: source, ContentMD5 }, signal, end: (sent: Promise<unknown>) => sent };
  }
  const Body = new PassThrough();
  const passed = pipeline(source.stream, exactly(source.size), Body).catch((error: unknown) => {
    stop.abort();
    return { error };
  });
  const end = async (sent: Promise<unknown>) => {
    try {
      await sent;
    } catch (error) {
      Body.destroy();
      const broken = await passed;
      throw signal.aborted && broken ? broken.error : error;
    }
  };
  return { input: { Body }, signal, end };
}

const exactly = (size: number) =>
  async function* (stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let sent = 0;
    for await (const chunk of stream) {
      sent += chunk.length;
      yield chunk;
    }
    if (sent !== size) throw new Error(`${sent} bytes came, ${size} were announced`);
  };

export const isUnknownHost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';

type Answered = Error & { $metadata?: { httpStatusCode?: number } };

export const statusOf = (error: unknown): number =>
  (error instanceof Error && (error as Answered).$metadata?.httpStatusCode) || 0;

/** The store's answer in a line, without any key or secret. */
export function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = statusOf(error);
  return [status || '', error.name, error.message].filter(Boolean).join(' ');
}

/** Does `work`; an error becomes a StoreError that begins with `what`. */
export async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(what, new Error(why(error), { cause: error }));
  }
}

/** Null for an answer of 404; other errors stay. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (statusOf(error) === 404) return null;
    throw error;
  });
