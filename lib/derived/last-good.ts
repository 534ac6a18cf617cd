import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../system/env.ts';
import { writeWhole } from '../system/whole-file.ts';
import { mentions, withoutTaken } from './mentions.ts';
import type { DerivedKind, Taken } from './taken.ts';

const AT_ONCE = 16;

/** Cuts what is taken down out of one kept answer; an answer that is about nothing else goes whole. */
async function clean(file: string, taken: Taken): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    await rm(file, { force: true });
    return true;
  }
  if (!mentions(kept, taken)) return false;
  const rest = withoutTaken(kept, taken);
  if (mentions(rest, taken)) await rm(file, { force: true });
  else await writeWhole(file, JSON.stringify(rest)).catch(() => rm(file, { force: true }));
  return true;
}

async function drop(taken: Taken): Promise<number> {
  const folder = env().SITE_CACHE_DIR;
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.includes('.json')).values();
  let cleaned = 0;
  const work = async () => {
    for (const name of files) if (await clean(join(folder, name), taken)) cleaned += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return cleaned;
}

/** The last good answers of the services: profiles go, lists lose the entry and stay for an outage. */
export const lastGoodAnswers: DerivedKind = { writer: 'lib/backend/last-good.ts', drop };
