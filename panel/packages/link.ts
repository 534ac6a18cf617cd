import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@passarela/contract';
import type { Env } from '../platform/settings/env.ts';

type Key = Pick<Env, 'PAYLOAD_SECRET'>;
/** One link: a package, a row of its `people` (or `ANYBODY`), and the package's version at the time. */
type Link = { id: number; recipient: string; version: number };

/** The recipient of a link that staff pass on themselves. */
export const ANYBODY = '0';
const MAC_BYTES = 16;
const LINK = /^(\d{1,9})-([0-9a-f]{24}|0)\.(\d{1,6})-([\w-]{22})$/;

function sign({ id, recipient, version }: Link, { PAYLOAD_SECRET }: Key): string {
  const key = createHmac('sha256', PAYLOAD_SECRET).update('links of packages').digest();
  const mac = createHmac('sha256', key)
    .update(JSON.stringify([id, recipient, version]))
    .digest();
  return mac.subarray(0, MAC_BYTES).toString('base64url');
}

/** The last part of the address: `{package}-{recipient}.{version}-{HMAC-128}`. */
export const writeLink = (link: Link, key: Key): string =>
  `${link.id}-${link.recipient}.${link.version}-${sign(link, key)}`;

/** The parts of a link that this panel signed; null for any other text. */
export function readLink(text: string, key: Key): Link | null {
  const [, id = '', recipient = '', version = '', secret = ''] = LINK.exec(text) ?? [];
  const link = { id: Number(id), recipient, version: Number(version) };
  // As text: several texts say the same bytes, and each would be an address of its own.
  const [given, expected] = [Buffer.from(secret), Buffer.from(sign(link, key))];
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && writeLink(link, key) === text ? link : null;
}

const PATHS: Record<Language, string> = { pt: '/selecao', en: '/en/selection' };

type Addressed = { id: number; version?: number | null | undefined; language: Language };

/** The page of a package for a recipient, with its secret: never in a log, and made anew whenever it is needed. */
export const packageAddress = (
  { id, version, language }: Addressed,
  recipient: string,
  env: Pick<Env, 'PAYLOAD_SECRET' | 'SITE_URL'>,
): string => `${env.SITE_URL}${PATHS[language]}/${writeLink({ id, recipient, version: version ?? 1 }, env)}`;
