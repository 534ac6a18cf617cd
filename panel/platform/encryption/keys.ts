import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 8;
const HEX = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/]{43}=$/;

/** A key for files, and its id, which files carry (16 hex digits that reveal nothing of the key). */
type SealKey = { id: string; key: KeyObject };

export type SealKeys = readonly [SealKey, ...SealKey[]];

const sealKey = (bytes: Buffer): SealKey => ({
  id: createHash('sha256')
    .update('passarela key id')
    .update(bytes)
    .digest('hex')
    .slice(0, ID_BYTES * 2),
  key: createSecretKey(bytes),
});

export const temporaryKeys = (): SealKeys => [sealKey(randomBytes(KEY_BYTES))];

export function keysOf(text: string): SealKeys {
  const keys = parseKeys(text);
  if (!keys) throw new Error('A key is 32 bytes in base64 or hex');
  return keys;
}

/** Reads keys of 32 bytes each, in base64 or hex, with commas between; null when one of them is none. */
export function parseKeys(text: string): SealKeys | null {
  const keys: SealKey[] = [];
  for (const part of text.split(',').map((word) => word.trim())) {
    if (HEX.test(part)) keys.push(sealKey(Buffer.from(part, 'hex')));
    else if (BASE64.test(part)) keys.push(sealKey(Buffer.from(part, 'base64')));
    else return null;
  }
  const [first, ...others] = keys;
  return first ? [first, ...others] : null;
}
