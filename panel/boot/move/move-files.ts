import { allFiles, copyFile, forEachFile, hashOf } from '../../platform/files/copy-file.ts';
import type { FileStore } from '../../platform/files/store.ts';

type Options = { from: FileStore; to: FileStore; isDry: boolean; say: (line: string) => void };

/** Copies every file and compares hashes; throws if one differs. A dry run only reads. Gives how many. */
export async function moveFiles({ from, to, isDry, say }: Options): Promise<number> {
  await to.check();
  const moved = await forEachFile(allFiles(from), say, async ({ key }) => {
    if (isDry) await hashOf(from, key);
    else if (!(await copyFile(from, to, key))) throw new Error(`${key} went while it was moved`);
  });
  say(isDry ? `${moved} files, read` : `${moved} files, compared`);
  return moved;
}
