import type { FileStore } from './store.ts';

/** Deletes every file whose key begins so; gives how many there were. */
export async function deleteUnder(files: FileStore, prefix: string): Promise<number> {
  let deleted = 0;
  for await (const { key } of files.list(prefix)) {
    await files.delete(key);
    deleted += 1;
  }
  return deleted;
}
