import { env } from '../platform/settings/env.ts';
import { TEST_DATABASE } from './environment.ts';
import { execute } from './execute.ts';
import { makeBucket } from './make-bucket.ts';

/** The variables of an empty database and an empty bucket of a test's own, if these tests run on such; else none. */
export async function ownEngines(name: string): Promise<Record<string, string>> {
  const own: Record<string, string> = {};
  if (TEST_DATABASE) {
    // a second try begins with none
    await execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await execute(`CREATE DATABASE ${name}`);
    own.DATABASE_URL = new URL(`/${name}`, TEST_DATABASE).href;
  }
  const { STORAGE } = env();
  if (STORAGE) {
    const place = {
      S3_ENDPOINT: STORAGE.endpoint ?? '',
      S3_REGION: STORAGE.region,
      S3_ACCESS_KEY_ID: STORAGE.accessKeyId,
      S3_SECRET_ACCESS_KEY: STORAGE.secretAccessKey,
    };
    const bucket = name.replaceAll('_', '-');
    await makeBucket(place, bucket);
    Object.assign(own, place, { STORAGE: `s3://${bucket}` });
  }
  return own;
}
