import { DIVISION_NAMES, type NamedDivision } from '@passarela/contract/talent-lists';
import { z } from 'zod';
import { parseHosts } from './media-hosts.ts';

const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(fallback)
    .transform((value) => value.replace(/\/+$/, ''));
const hosts = z
  .string()
  .default('')
  .transform((text, { addIssue }) => {
    const origins = parseHosts(text);
    if (origins === null) addIssue('is no list of hosts');
    return origins ?? [];
  });
/** `mainboard=7, newFaces=12`: the ids that the integration service has for the divisions of the navigation. */
const divisionIds = z
  .string()
  .default('')
  .transform((text, { addIssue }) => {
    const parts = text.split(',').filter((part) => part.trim() !== '');
    return parts.flatMap((part): [number, NamedDivision][] => {
      const [key = '', id = ''] = part.split('=').map((each) => each.trim());
      const name = DIVISION_NAMES.find((each) => each === key);
      if (name && /^\d+$/.test(id)) return [[Number(id), name]];
      addIssue('names a division that the navigation lacks, or no id');
      return [];
    });
  });
const SECRET_MIN_CHARS = 16;
const secret = z.string().min(SECRET_MIN_CHARS, `needs at least ${SECRET_MIN_CHARS} characters`);
/** Its length is the service's decision. */
const credential = z.string().min(1);

/** Everything the site reads from its environment; `.env.example` explains each variable. */
const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: url('http://127.0.0.1:3000'),
  PANEL_URL: url('http://127.0.0.1:4000/panel'),
  INTEGRATION_URL: url('http://127.0.0.1:4000/integration'),
  STORAGE_URL: url('http://127.0.0.1:4000/media'),
  STORAGE_INSIDE: z.stringbool().default(false),
  MEDIA_HOSTS: hosts,
  PLAIN_MEDIA_HOSTS: hosts,
  MEDIA_HOSTS_ONLY: z.stringbool().default(false),
  DIVISION_IDS: divisionIds,
  DATA_MAX_AGE_S: z.coerce.number().int().min(10).max(86_400).default(3_600),
  SERVICE_TIMEOUT_S: z.coerce.number().min(1).max(120).default(8),
  SERVICE_CALLS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  OPTIONS_PATH: z
    .string()
    .regex(/^\/\S+$/, 'begins with a slash')
    .default('/api/options'),
  INTEGRATION_SALT: credential,
  INTEGRATION_API_KEY: credential,
  PANEL_SALT: credential,
  PANEL_API_TOKEN: credential,
  REVALIDATE_SECRET: secret,
  SITE_CACHE_DIR: z.string().min(1).default('.cache/last-good'),
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_TOKEN: credential.optional(),
  SITE_SPOOL_DIR: z.string().min(1).default('.cache/spool'),
  TRUST_PROXY: z.stringbool().default(false),
  HSTS_PRELOAD: z.stringbool().default(false),
  OFFLINE_COPIES: z.stringbool().default(true),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  STOP_LIMIT_S: z.coerce.number().int().min(1).max(3_600).default(65),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^(https|mailto|tel)$/ })]).optional(),
  AGENCY_EMAIL: z.email().optional(),
  AGENCY_NAME: z.string().min(1).default('Passarela'),
  AGENCY_SINCE: z.coerce.number().int().optional(),
  INSTAGRAM_TOKEN: credential.optional(),
  INSTAGRAM_URL: url('https://graph.instagram.com'),
});
export type Env = z.infer<typeof schema>;

/** The name of each: what is shipped must pass them on (deploy/compose.test.ts). */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

type Source = Record<string, string | undefined>;

/** Reads the environment; throws one error that lists all faults, by name and without the values. */
export function readEnv(source: Source): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) =>
    issue.path[0] !== undefined && given[String(issue.path[0])] === undefined
      ? `  ${String(issue.path[0])} is missing`
      : `  ${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Error(`The environment of the site is not complete:\n${lines.join('\n')}`);
}

let parsed: Env | undefined;

/** The environment of this process, read at the first call: a build needs none of it. */
export function env(): Env {
  parsed ??= readEnv(process.env);
  return parsed;
}
