import { buffer } from 'node:stream/consumers';
import { HEADER_BYTES, keyIdOf, seal, unseal } from './format.ts';
import type { SealKeys } from './keys.ts';

/** Encrypts a short text with the first key, for one place: under another `name` it does not open. Gives base64url. */
export const sealText = async (text: string, keys: SealKeys, name: string): Promise<string> =>
  (await buffer(seal([Buffer.from(text)], keys, name))).toString('base64url');

/** The text of `sealText`; throws a SealError without the key, or for a changed or moved text. */
export async function openText(sealed: string, keys: SealKeys, name: string): Promise<string> {
  const bytes = Buffer.from(sealed, 'base64url');
  const opened = unseal([bytes.subarray(HEADER_BYTES)], headerOf(bytes), { keys, name });
  return (await buffer(opened)).toString();
}

export const keyIdOfText = (sealed: string): string => keyIdOf(headerOf(Buffer.from(sealed, 'base64url')));

const headerOf = (bytes: Buffer): Buffer => bytes.subarray(0, HEADER_BYTES);
