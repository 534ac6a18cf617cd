/** The image types that an application may carry (CONTRACT, Panel, writing). */
export type PhotoType = 'jpeg' | 'png' | 'gif';

/** Enough of a file to know its type. */
export const HEAD_BYTES = 12;

const SIGNATURES: readonly (readonly [PhotoType, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x37, 0x61]],
  ['gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61]],
];

/** The type that a file's first bytes say; null when it is none of the accepted ones, whatever its name says. */
export function photoType(head: Uint8Array): PhotoType | null {
  const found = SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte));
  return found?.[0] ?? null;
}
