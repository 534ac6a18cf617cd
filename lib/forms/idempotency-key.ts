import { createHash } from 'node:crypto';
import type { SpooledPhoto } from './spooled.ts';

type Sent = { values: Record<string, string>; files: Record<string, SpooledPhoto> };

/**
 * The key of what somebody sends, made of the thing itself: a double click, a retry after a lost answer, Back and send
 * again all give the same one, with or without script (docs/decisions/idempotency-keys.md).
 */
export function idempotencyKey(form: string, { values, files }: Sent): string {
  const texts = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  const hashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  const parts = [...texts, ...hashes].filter(([, value]) => value !== '').sort();
  return createHash('sha256')
    .update(JSON.stringify([form, parts]))
    .digest('hex')
    .slice(0, 40);
}
