import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { SealKeys } from './keys.ts';

/*
 * An encrypted file (docs/decisions/data-at-rest.md): "PSL1", the key's id (8 bytes), a salt (32), then chunks of
 * 64 KiB, each with its tag of 16 bytes. Every file has a key of its own: HKDF of key, salt and the file's name. The
 * nonce of a chunk is its number and whether it is the last, so none can be moved, left out or added.
 */
const MAGIC = Buffer.from('PSL1');
const ID_BYTES = 8;
const SALT_BYTES = 32;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + TAG_BYTES;

export const HEADER_BYTES = MAGIC.length + ID_BYTES + SALT_BYTES;

type Source = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Encrypts with the first key, for a file of that name. */
export async function* seal(source: Source, [{ id, key }]: SealKeys, name: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MAGIC, Buffer.from(id, 'hex'), randomBytes(SALT_BYTES)]);
  const fileKey = fileKeyOf(key, header, name);
  yield header;
  for await (const { chunk, number, isLast } of inChunks(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts the bytes after a header; throws `damaged` at the first changed byte. */
export async function* unseal(
  source: Source,
  header: Buffer,
  { keys, name }: { keys: SealKeys; name: string },
): AsyncGenerator<Buffer> {
  const id = keyIdOf(header);
  const found = keys.find((known) => known.id === id);
  if (!found) throw new SealError('locked', id);
  const fileKey = fileKeyOf(found.key, header, name);
  for await (const { chunk, number, isLast } of inChunks(source, SEALED_CHUNK_BYTES)) {
    if (chunk.length < TAG_BYTES) throw new SealError('damaged', id);
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(number, isLast));
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    const text = decipher.update(chunk.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new SealError('damaged', id);
    }
    yield text;
  }
}

/** The id of the key that a header asks for; throws `damaged` when it is none. */
export function keyIdOf(header: Buffer): string {
  const isWhole = header.length === HEADER_BYTES && header.subarray(0, MAGIC.length).equals(MAGIC);
  if (!isWhole) throw new SealError('damaged', 'none');
  return header.toString('hex', MAGIC.length, MAGIC.length + ID_BYTES);
}

/** The length of an encrypted file's content, from its `size` in bytes. */
export function openedSize(size: number): number {
  const body = size - HEADER_BYTES;
  return body - Math.max(1, Math.ceil(body / SEALED_CHUNK_BYTES)) * TAG_BYTES;
}

const fileKeyOf = (key: KeyObject, header: Buffer, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, header, `passarela file ${name}`, key.symmetricKeySize ?? 0));

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

/** Cuts a stream into pieces of one size; the last is shorter, and empty only when there is nothing at all. */
async function* inChunks(source: Source, size: number) {
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  for await (const piece of source) {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece]);
    for (; rest.length > size; rest = rest.subarray(size)) {
      yield { chunk: rest.subarray(0, size), number, isLast: false };
      number += 1;
    }
  }
  yield { chunk: rest, number, isLast: true };
}

/** An encrypted file's error: its key is not in the settings (`locked`), or its bytes have changed (`damaged`). */
export class SealError extends Error {
  readonly reason: 'locked' | 'damaged';

  constructor(reason: 'locked' | 'damaged', keyId: string) {
    super(
      reason === 'locked'
        ? `The file was encrypted with the key ${keyId}, which is not in PRIVATE_KEYS`
        : 'The file is damaged',
    );
    this.name = 'SealError';
    this.reason = reason;
  }
}

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
