import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { log } from '../log/log.ts';
import type { Storage } from '../settings/env.ts';
import { isKey } from './keys.ts';
import { type FileInfo, type FileStore, type Source, StoreError, sizeOf } from './store.ts';

/** Advice about an answer to the first request. */
const ADVICE: Partial<Record<number, string>> = {
  301: 'the bucket is in another region: S3_REGION',
  400: 'the store does not understand the request: S3_REGION, S3_ENDPOINT',
  401: 'the store does not know these keys: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
  403: 'these keys are wrong or may not read it: S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
  404: 'there is no such bucket: make it, or correct its name',
};

/** Files in a bucket. A PUT writes a file whole or not at all: no conditional write is needed. */
export function s3Store({ bucket: Bucket, ...place }: Storage): FileStore {
  let connected: Promise<S3Client> | undefined;
  const client = () => {
    connected ??= connect(place);
    return connected;
  };
  const at = (key: string) => {
    if (!isKey(key)) throw new StoreError('Not a key of a file', JSON.stringify(key));
    return { Bucket, Key: key };
  };

  return {
    name: `s3://${Bucket} at ${place.endpoint ?? `Amazon, ${place.region}`}`,

    async check() {
      const { HeadBucketCommand } = await sdk();
      try {
        await (await client()).send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        const problem = ADVICE[statusOf(error)] ?? why(error);
        const message = `STORAGE: s3://${Bucket} at ${place.endpoint ?? 'Amazon'} cannot be used: ${problem}`;
        // a short outage must not keep the panel down
        if (!ADVICE[statusOf(error)] && !isUnknownHost(error)) return log('error', message);
        throw new StoreError(message, error);
      }
    },

    put: (key, source) =>
      attempt(`${key} was not written`, async () => {
        const { PutObjectCommand } = await sdk();
        const sending = sendingOf(source);
        const put = new PutObjectCommand({ ...at(key), ...sending.input, ContentLength: sizeOf(source) });
        await sending.end((await client()).send(put, { abortSignal: sending.signal }));
      }),

    get: (key, range) =>
      attempt(`${key} was not read`, async () => {
        const { GetObjectCommand } = await sdk();
        const found = await orNull(
          (await client()).send(
            new GetObjectCommand({
              ...at(key),
              ...(range && { Range: `bytes=${range.start}-${range.end}` }),
            }),
          ),
        );
        if (!found) return null;
        const { Body, ContentRange } = found;
        if (!(Body instanceof Readable)) throw new Error('no stream came');
        const whole = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1] ?? found.ContentLength);
        return { ...infoOf({ ...found, ContentLength: whole }), stream: Body };
      }),

    stat: (key) =>
      attempt(`${key} was not found`, async () => {
        const { HeadObjectCommand } = await sdk();
        const found = await orNull((await client()).send(new HeadObjectCommand(at(key))));
        return found && infoOf(found);
      }),

    delete: (key) =>
      attempt(`${key} was not deleted`, async () => {
        const { DeleteObjectCommand } = await sdk();
        await orNull((await client()).send(new DeleteObjectCommand(at(key))));
      }),

    async *list(prefix) {
      const { paginateListObjectsV2 } = await sdk();
      const pages = paginateListObjectsV2({ client: await client() }, { Bucket, Prefix: prefix });
      try {
        for await (const { Contents = [] } of pages) {
          for (const found of Contents) {
            if (found.Key && isKey(found.Key)) {
              yield { ...infoOf({ ...found, ContentLength: found.Size }), key: found.Key };
            }
          }
        }
      } catch (error) {
        throw new StoreError(`${prefix} was not listed`, new Error(why(error)));
      }
    },

    // a write that is cut leaves nothing in a bucket
    clean: async () => {},
  };
}

type StoredObject = {
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
  ETag?: string | undefined;
};

const infoOf = ({ ContentLength = 0, LastModified = new Date(0), ETag = '""' }: StoredObject): FileInfo => ({
  size: ContentLength,
  changedAt: LastModified,
  etag: ETag.startsWith('"') ? ETag : `"${ETag}"`,
});

const CONNECT_WITHIN_MS = 3000;
const SILENT_AT_MOST_MS = 30_000;
const TRIES = 3;

/** Loaded only if STORAGE names a bucket. */
const sdk = () => import('@aws-sdk/client-s3');

async function connect({
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
function sendingOf(source: Source) {
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

const isUnknownHost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOTFOUND';

type Answered = Error & { $metadata?: { httpStatusCode?: number } };

const statusOf = (error: unknown): number =>
  (error instanceof Error && (error as Answered).$metadata?.httpStatusCode) || 0;

/** The store's answer in a line, without any key or secret. */
function why(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = statusOf(error);
  return [status || '', error.name, error.message].filter(Boolean).join(' ');
}

/** Does `work`; an error becomes a StoreError that begins with `what`. */
async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError(what, new Error(why(error), { cause: error }));
  }
}

/** Null for an answer of 404; other errors stay. */
const orNull = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (statusOf(error) === 404) return null;
    throw error;
  });
