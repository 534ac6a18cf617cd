/**
 * Hands the bytes of a file to `use` and gives their memory back at once: photos are large, and waiting for the garbage
 * collector would hold several copies of each. Nothing of the bytes may be kept.
 */
export async function withBytes<T>(
  file: File,
  use: (bytes: Uint8Array<ArrayBuffer>) => T | Promise<T>,
): Promise<T> {
  const bytes = await file.bytes();
  try {
    return await use(bytes);
  } finally {
    bytes.buffer.transfer(0);
  }
}
