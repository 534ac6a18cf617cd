import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '@passarela/contract/each';
import { isRecord } from '@passarela/contract/is-record';
import { DERIVED_KINDS } from '@passarela/contract/limits';
import { mediaUrl } from '../routes/media.ts';
import { env } from '../system/env.ts';
import { writeWhole } from '../system/whole-file.ts';
import { dropDrawings } from './drawn-files.ts';
import { variantNames, variantsFolder } from './variant-names.ts';

/** Ids of talents; files as the panel names them: paths under the storage base, or addresses. */
export type Takedown = { talents: readonly number[]; files: readonly string[] };

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

async function dropAnswers(takedown: Takedown): Promise<number> {
  const folder = env().SITE_CACHE_DIR;
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.includes('.json')).values();
  let cleaned = 0;
  const work = async () => {
    for (const name of files) if (await clean(join(folder, name), takedown)) cleaned += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return cleaned;
}

async function dropVariants({ files }: Takedown): Promise<number> {
  const kept = new Set(await readdir(variantsFolder()).catch(() => []));
  const names = files.flatMap((file) => variantNames(mediaUrl(file))).filter((name) => kept.has(name));
  for (const name of names) await rm(join(variantsFolder(), name), { recursive: true, force: true });
  return names.length;
}

/** Every kind of file that the site makes from public content; new kinds are entered here. */
export const DERIVED = {
  /** Sizes of pictures that Next's optimizer has made and keeps for a year. */
  variants: { writer: 'next', drop: dropVariants },
  previews: { writer: 'lib/derived/drawn-files.ts', drop: dropDrawings },
  /** Profiles go, lists lose the entry and stay for an outage. */
  lastGood: { writer: 'lib/backend/last-good.ts', drop: dropAnswers },
} as const;

/** Modules that write files in which nothing derives from the panel's talents and files, and why. */
export const NOT_DERIVED: Readonly<Record<string, string>> = {
  'lib/browser/bundle.ts': 'scripts of the build, with nothing of a talent in them',
  'lib/derived/takedown.ts': 'rewrites last good answers in their place',
  'lib/system/whole-file.ts': 'writes for the others',
  'server/spool/spool-photo.ts': 'bodies on their way to the panel, encrypted, and gone with their request',
};

type DerivedName = (typeof DERIVED_KINDS)[number];

/** Removes all files derived from a takedown; throws if a kind could not be searched. */
export async function dropDerived(takedown: Takedown): Promise<Record<DerivedName, number>> {
  const drop = async (kind: DerivedName) => [kind, await DERIVED[kind].drop(takedown)] as const;
  const counts = new Map(await Promise.all(DERIVED_KINDS.map(drop)));
  return each(DERIVED_KINDS, (kind) => counts.get(kind) ?? 0);
}
