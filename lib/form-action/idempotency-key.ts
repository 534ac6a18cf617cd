import { createHash } from 'node:crypto';
import { withBytes } from '../forms/with-bytes.ts';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/**
 * The key of what somebody sends, made of the thing itself: a double click, a retry after a lost answer, Back and send
 * again all give the same one, with or without script (docs/decisions/idempotency-keys.md).
 */
export async function idempotencyKey(
  form: string,
  data: FormData,
  names: readonly string[],
): Promise<string> {
  const parts = [form];
  for (const name of [...names].sort()) {
    const value = data.getAll(name).at(-1) ?? '';
    parts.push(name, typeof value === 'string' ? value.trim() : await withBytes(value, sha256));
  }
  return sha256(JSON.stringify(parts)).slice(0, 40);
}
