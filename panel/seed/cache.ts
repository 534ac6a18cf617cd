import { readFile, writeFile } from 'node:fs/promises';
import type { JobResult } from '@passarela/painter';
import { z } from 'zod';
import { MEDIA } from '../files/keys.ts';
import type { FileStore } from '../files/store.ts';

const FILE = 'seed-pictures.json';

const file = z.object({
  filename: z.string(),
  mimeType: z.string(),
  filesize: z.number(),
  width: z.number(),
  height: z.number(),
});
const picture = file.extend({ sizes: z.object({ thumb: file, web: file.nullable() }) });
const shape = z.object({ version: z.string(), jobs: z.record(z.string(), z.record(z.string(), picture)) });

/** Pictures of an earlier run by job; those whose painter has changed or whose files are gone are left out. */
export async function readPictures(
  data: string,
  version: string,
  files: FileStore,
): Promise<Map<string, JobResult>> {
  const text = await readFile(`${data}/${FILE}`, 'utf8').catch(() => null);
  const stored = text === null ? null : shape.safeParse(JSON.parse(text)).data;
  if (stored?.version !== version) return new Map();
  const there = new Set<string>();
  for await (const { key } of files.list(MEDIA)) there.add(key);
  const isThere = (result: JobResult) =>
    Object.values(result).every(({ filename }) => there.has(`${MEDIA}${filename}`));
  return new Map(Object.entries(stored.jobs).filter(([, result]) => isThere(result)));
}

export function writePictures(
  data: string,
  version: string,
  jobs: ReadonlyMap<string, JobResult>,
): Promise<void> {
  return writeFile(`${data}/${FILE}`, JSON.stringify({ version, jobs: Object.fromEntries(jobs) }));
}
