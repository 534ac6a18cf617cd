import { resolve } from 'node:path';
import { z } from 'zod';
import { parseKeys } from '../encryption/keys.ts';

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
function bucketProblems(given: Partial<Record<string, string>>): string[] {
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

const SECRET_MIN_CHARS = 16;
const BUILD_PHASE = 'phase-production-build';

const port = z.coerce.number().int().min(1).max(65_535);
const secret = z.string().min(SECRET_MIN_CHARS, `needs at least ${SECRET_MIN_CHARS} characters`);
const keys = z.string().transform((value, context) => {
  const parsed = parseKeys(value);
  if (parsed) return parsed;
  context.addIssue('needs keys of 32 bytes in base64 or hex, with commas between');
  return z.NEVER;
});
const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const schema = z.object({
  PANEL_PORT: port.default(4000),
  PANEL_HOST: z.string().default('127.0.0.1'),
  PANEL_ORIGIN: origin.optional(),
  PASSARELA_DATA: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PAYLOAD_SECRET: secret,
  SITE_URL: origin.default('http://127.0.0.1:3000'),
  SITE_COPIES: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
  REVALIDATE_SECRET: secret,
  INTEGRATION_SALT: secret,
  INTEGRATION_API_KEY: secret,
  PANEL_SALT: secret,
  PANEL_API_TOKEN: secret,
  PRIVATE_KEYS: keys,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SESSION_MAX_HOURS: z.coerce.number().int().min(1).max(720).default(24),
  SECOND_STEP: z.enum(['optional', 'required']).default('optional'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  AGENCY_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().min(3).optional(),
  AGENCY_NAME: z.string().min(1).default('Passarela'),
  REFERENCE_PREFIX: z
    .string()
    .regex(/^[A-Z]{2,5}$/, 'is 2 to 5 capital letters from A to Z')
    .default('AFM'),
  KEEP_MONTHS: z.coerce.number().int().min(1).max(120).default(6),
  KEEP_MONTHS_MINORS: z.coerce.number().int().min(1).max(120).default(3),
  TRUST_PROXY: z.stringbool().default(false),
  HSTS_PRELOAD: z.stringbool().default(false),
  PANEL_METRICS_PORT: port.optional(),
  STOP_LIMIT_S: z.coerce.number().int().min(1).max(3_600).default(65),
  ...bucketVariables,
});

/** The name of each: what is shipped must pass them on (deploy/compose.test.ts). */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/** The panel's settings; every secret is there, every path is absolute. */
export type Env = Omit<
  z.infer<typeof schema>,
  'PANEL_ORIGIN' | 'PASSARELA_DATA' | keyof typeof bucketVariables
> & {
  /** The bucket of files; null: in PASSARELA_DATA. */
  STORAGE: Storage | null;
  PANEL_ORIGIN: string;
  PASSARELA_DATA: string;
};

/** How many months applications are stored: those of adults, those of minors. */
export type RetentionMonths = Pick<Env, 'KEEP_MONTHS' | 'KEEP_MONTHS_MINORS'>;

/** Reads the settings; throws one error that lists everything that is wrong or missing. */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues.map(({ path, message }) =>
      given[String(path[0])] === undefined ? `${path.join('.')} is missing` : `${path.join('.')}: ${message}`,
    ) ?? []),
    ...bucketProblems(given),
  ];
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map((problem) => `  ${problem}`);
    throw new Error(`The panel cannot start, its environment is not complete:\n${lines.join('\n')}`);
  }
  const { STORAGE, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...settings } =
    parsed.data;
  return {
    ...settings,
    STORAGE: storageOf({ STORAGE, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }),
    PANEL_ORIGIN: settings.PANEL_ORIGIN ?? `http://127.0.0.1:${settings.PANEL_PORT}`,
    PASSARELA_DATA: resolve(
      /* turbopackIgnore: true */ settings.PASSARELA_DATA ?? `${process.cwd()}/../.data`,
    ),
  };
}

/** `next build` loads the config but needs no setting: nothing of these values reaches the output. */
const BUILD_ENV: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PAYLOAD_SECRET: 'only-while-building',
  REVALIDATE_SECRET: 'only-while-building',
  INTEGRATION_SALT: 'only-while-building',
  INTEGRATION_API_KEY: 'only-while-building',
  PANEL_SALT: 'only-while-building',
  PANEL_API_TOKEN: 'only-while-building',
  PRIVATE_KEYS: '0'.repeat(64),
};

let cached: Env | undefined;

export function env(): Env {
  cached ??= parseEnv(process.env.NEXT_PHASE === BUILD_PHASE ? BUILD_ENV : process.env);
  return cached;
}

/** The settings, or a plain list of their faults and the end of the process. */
export function readEnv(): Env {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
