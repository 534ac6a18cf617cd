import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@passarela/contract/is-record';
import { env } from '../system/env.ts';
import { writeWhole } from '../system/whole-file.ts';
import type { DerivedKind, Takedown } from './takedown.ts';

const namesOf = ({ files }: Takedown) => files.flatMap((file) => [file, encodeURIComponent(file)]);

/** A service may write the id as text, and may know no gender. */
const isTalent = (value: object, ids: readonly number[]) =>
  'id' in value &&
  ['gender', 'categories', 'divisions', 'birth_year'].some((field) => field in value) &&
  ids.includes(Number(value.id));

/** Whether an answer of a service holds a talent, or names a file, that is taken down. */
function mentions(value: unknown, takedown: Takedown): boolean {
  if (typeof value === 'string') return namesOf(takedown).some((name) => value.includes(name));
  if (typeof value !== 'object' || value === null) return false;
  return isTalent(value, takedown.talents) || Object.values(value).some((each) => mentions(each, takedown));
}

/** The answer without the entries of its lists that mention something taken down. */
function withoutTakedown(value: unknown, takedown: Takedown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !mentions(each, takedown));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutTakedown(each, takedown)]),
  );
}

const AT_ONCE = 16;

/** Cuts a takedown out of one stored answer; an answer about nothing else goes whole. */
async function clean(file: string, takedown: Takedown): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    await rm(file, { force: true });
    return true;
  }
  if (!mentions(kept, takedown)) return false;
  const rest = withoutTakedown(kept, takedown);
  if (mentions(rest, takedown)) await rm(file, { force: true });
  else await writeWhole(file, JSON.stringify(rest)).catch(() => rm(file, { force: true }));
  return true;
}

async function drop(takedown: Takedown): Promise<number> {
  const folder = env().SITE_CACHE_DIR;
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.includes('.json')).values();
  let cleaned = 0;
  const work = async () => {
    for (const name of files) if (await clean(join(folder, name), takedown)) cleaned += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return cleaned;
}

/** The last good answers of the services: profiles go, lists lose the entry and stay for an outage. */
export const lastGoodAnswers: DerivedKind = { writer: 'lib/backend/last-good.ts', drop };
