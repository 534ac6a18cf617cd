/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header for a file of `size` bytes. Null: send it whole (no range, several ranges, or
 * another unit); 'unsatisfiable': answer 416.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [whole, first = '', last = ''] = SINGLE.exec(header?.trim() ?? '') ?? [];
  if (whole === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - length), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
