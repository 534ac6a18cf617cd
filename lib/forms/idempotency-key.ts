import { createHash } from 'node:crypto';
import type { SpooledPhoto } from './spooled.ts';

type Sent = { values: Record<string, string>; files: Record<string, SpooledPhoto> };

/** The key of an entry, made of its content: a retry gives the same one (docs/decisions/forms.md). */
export function idempotencyKey(form: string, { values, files }: Sent): string {
  const texts = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  const hashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  const parts = [...texts, ...hashes].filter(([, value]) => value !== '').sort();
  return createHash('sha256')
    .update(JSON.stringify([form, parts]))
    .digest('hex')
    .slice(0, 40);
}
