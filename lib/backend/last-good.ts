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

const fileOf = (key: string) =>
  join(env().SITE_CACHE_DIR, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function warn(message: string, key: string, error: unknown) {
  if (!isMissing(error)) log('warn', message, { key, reason: String(error) });
}

/** By its text, which is much faster than a walk through a list of thousands. */
const hasBirthdate = (json: string) => json.includes('"birthdate"');

/** Whether it is stored; a disk that refuses is only logged. */
export async function keepLastGood(key: string, raw: unknown): Promise<boolean> {
  try {
    const now = new Date();
    const kept: Stored = { at: now.getTime(), raw };
    const text = JSON.stringify(kept);
    await writeWhole(fileOf(key), hasBirthdate(text) ? JSON.stringify(withoutBirthdates(kept, now)) : text);
    return true;
  } catch (error) {
    warn('last good answer not kept', key, error);
    return false;
  }
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

export async function dropLastGood(key: string) {
  await rm(fileOf(key), { force: true }).catch((error: unknown) =>
    warn('last good answer stays', key, error),
  );
}

async function reduce(file: string, now: Date): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  if (!hasBirthdate(text)) return false;
  try {
    await writeWhole(file, JSON.stringify(withoutBirthdates(JSON.parse(text), now)));
  } catch {
    // Broken, or the disk is full: no last good answer is worth a birthdate.
    await rm(file, { force: true });
  }
  return true;
}

/** Removes birthdates from last good answers of an earlier version; returns how many files held some. */
export async function sweepLastGood(folder: string, now = new Date()): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.includes('.json'));
  let reduced = 0;
  for (const name of names) {
    const held = await reduce(join(folder, name), now).catch((error: unknown) => {
      log('warn', 'last good answer not swept', { reason: String(error) });
      return false;
    });
    if (held) reduced += 1;
  }
  return reduced;
}
