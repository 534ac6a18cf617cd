import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@passarela/contract/is-record';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { writeWhole } from '../system/whole-file.ts';
import { withoutBirthdates } from './answers/talent.ts';

/** An answer of a service without birthdates, and when it came (milliseconds since the epoch). */
type Stored = { at: number; raw: unknown };

/** Names the format of these files: no reader knows an older one, which goes at the start. */
const ENDING = '.v1.json';

const fileOf = (key: string) =>
  join(env().SITE_CACHE_DIR, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}${ENDING}`);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function warn(message: string, key: string, error: unknown) {
  if (!isMissing(error)) log('warn', message, { key, reason: String(error) });
}

/** By its text, which is much faster than a walk through a list of thousands. */
const hasBirthdate = (json: string) => json.includes('"birthdate"');

/**
 * Stores an answer in the place of the one before; null stores none. A disk that refuses is logged, and what lay there
 * stays, unless it `mustGo`: an old list may hold people who are taken down.
 */
export async function keepLastGood(key: string, raw: unknown, mustGo = false): Promise<void> {
  const now = new Date();
  const kept: Stored = { at: now.getTime(), raw };
  try {
    const text = JSON.stringify(kept);
    const safe = hasBirthdate(text) ? JSON.stringify(withoutBirthdates(kept, now)) : text;
    if (raw !== null) return await writeWhole(fileOf(key), safe);
  } catch (error) {
    warn('last good answer not kept', key, error);
    if (!mustGo) return;
  }
  await rm(fileOf(key), { force: true }).catch((error: unknown) =>
    warn('last good answer stays', key, error),
  );
}

export async function readLastGood(key: string): Promise<unknown> {
  try {
    const kept: unknown = JSON.parse(await readFile(fileOf(key), 'utf8'));
    return isRecord(kept) ? (kept.raw ?? null) : null;
  } catch (error) {
    warn('last good answer not read', key, error);
    return null;
  }
}

/** Removes answers of other formats, which may hold birthdates, and what a crash left half written. */
export async function dropOtherFormats(): Promise<void> {
  const folder = env().SITE_CACHE_DIR;
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.includes('.json') && !name.endsWith(ENDING))
      await rm(join(folder, name), { force: true }).catch((error) => warn('old answer stays', name, error));
}
