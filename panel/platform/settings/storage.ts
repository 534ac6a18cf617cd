import { z } from 'zod';

/** A bucket of an S3 store. Without an endpoint it is one of Amazon's. */
export type Storage = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/;
const KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const bucketVariables = {
  STORAGE: z.string().regex(BUCKET, 'is s3:// and the name of a bucket, as s3://agency-files').optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is the http(s) address of the store' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};
type Variables = z.infer<z.ZodObject<typeof bucketVariables>>;

/** The problems of a bucket's variables as a whole. */
export function bucketProblems(given: Partial<Record<string, string>>): string[] {
  if (given.STORAGE) {
    return KEYS.filter((name) => !given[name]).map((name) => `${name}: is needed for the bucket in STORAGE`);
  }
  const [named] = ['S3_ENDPOINT', ...KEYS].filter((name) => given[name]);
  return named
    ? [`STORAGE: is missing, while ${named} is set; it names the bucket, as s3://agency-files`]
    : [];
}

/** The bucket of files; null without STORAGE: in the data folder. */
export function storageOf(variables: Variables): Storage | null {
  const { STORAGE, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables;
  const [, bucket] = BUCKET.exec(STORAGE ?? '') ?? [];
  if (!bucket || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    bucket,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
