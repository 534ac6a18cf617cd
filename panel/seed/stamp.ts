import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { PICTURES } from './data/people.ts';

const FILE = 'seed.json';

const shape = z.object({ version: z.string(), talents: z.number() });
type Stamp = z.infer<typeof shape>;

const isSource = (name: string): boolean =>
  /\.(ts|md|mp4|json|webp)$/.test(name) && !name.endsWith('.test.ts');

/** Changes whenever the demo's content would: of its code and its pictures. */
export function seedVersion(): string {
  const hash = createHash('sha1');
  for (const folder of [import.meta.dirname, PICTURES]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter(isSource).sort())
      hash.update(name.replaceAll('\\', '/')).update(readFileSync(`${folder}/${name}`));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The stamp of the last run in the data folder; null without one. */
export async function readStamp(data: string): Promise<Stamp | null> {
  const text = await readFile(`${data}/${FILE}`, 'utf8').catch(() => null);
  return text === null ? null : (shape.safeParse(JSON.parse(text)).data ?? null);
}

export function writeStamp(data: string, stamp: Stamp): Promise<void> {
  return writeFile(`${data}/${FILE}`, `${JSON.stringify(stamp)}\n`);
}
