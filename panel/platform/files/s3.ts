import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { log } from '../log/log.ts';
import type { Storage } from '../settings/storage.ts';
import { isKey } from './keys.ts';
import { attempt, connect, isUnknownHost, orNull, sdk, sendingOf, statusOf, why } from './s3-request.ts';
import { type FileInfo, type FileStore, StoreError, sizeOf } from './store.ts';

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
