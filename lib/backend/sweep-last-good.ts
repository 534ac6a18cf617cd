import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '../system/log.ts';
import { writeWhole } from '../system/whole-file.ts';
import { withoutBirthdates } from './without-birthdates.ts';

async function reduce(file: string, now: Date): Promise<boolean> {
  const text = await readFile(file, 'utf8');
  if (!text.includes('"birthdate"')) return false;
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
