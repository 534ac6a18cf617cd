import type { InValue } from '@libsql/client';
import { z } from 'zod';
import { keysOf, type SealKeys } from '../../platform/encryption/keys.ts';
import { APPLICATIONS } from '../../platform/files/keys.ts';
import { KINDS, type Kind } from '../../platform/reference/kinds.ts';
import { SECRETS } from '../secrets.ts';
import { type Outside, outsideOf } from './outside.ts';
import { type Colour, photoProblem } from './verify-photo.ts';

/** An entry that a sender knows to be stored: reference, columns, photos. */
export type Expected = {
  kind: Kind;
  reference: string;
  row: Record<string, InValue>;
  photos?: readonly Colour[] | undefined;
};

const SWEEP_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 500;
const PHOTOS = ['1.sealed', '2.sealed', '3.sealed', '4.sealed'];
const KEYS = keysOf(SECRETS.PRIVATE_KEYS);
const stored = z.looseObject({ id: z.coerce.number(), reference: z.string() });
const application = stored.extend({ photos: z.string() });

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * The databases write numbers, truth and moments differently: PostgreSQL gives `true`, `"5"`, `1998-05-01
 * 12:00:00+00`.
 */
function isSame(stored: unknown, sent: InValue | undefined): boolean {
  if (stored === sent) return true;
  if (stored === null || stored === undefined) return false;
  if (typeof sent === 'number') return Number(stored) === sent;
  if (typeof sent !== 'string') return false;
  return MOMENT.test(sent) && new Date(String(stored)).toISOString() === sent;
}

/** The names of the stored photos of each application, by its folder. */
async function photosByFolder({ files }: Outside): Promise<Map<string, string[]>> {
  const folders = new Map<string, string[]>();
  for await (const { key } of files.list(APPLICATIONS)) {
    const [folder = '', name = ''] = key.slice(APPLICATIONS.length).split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), name].sort());
  }
  return folders;
}

/**
 * Checks the panel's files and tables from outside; the data folder is enough. Returns faults: a confirmed reference
 * not stored exactly once and whole, an unconfirmed row, a missing or doubled mail, an orphan.
 */
export async function problemsOf(
  place: string | Outside,
  told: readonly Expected[],
  keys: SealKeys = KEYS,
): Promise<string[]> {
  const outside = typeof place === 'string' ? outsideOf(place) : place;
  const problems: string[] = [];
  const check = (isGood: boolean, problem: string) => {
    if (!isGood) problems.push(problem);
  };
  try {
    check(await outside.isSound(), 'the database is damaged');
    const mails = z
      .array(z.looseObject({ kind: z.string(), entry: z.coerce.number() }))
      .parse(await outside.rowsOf('mails'));
    for (const kind of KINDS) {
      const expected = told.filter((one) => one.kind === kind);
      const rows = z.array(stored).parse(await outside.rowsOf(kind));
      check(rows.length === expected.length, `${kind}: ${rows.length} rows for ${expected.length} sends`);
      for (const { reference, row } of expected) {
        const [found, ...more] = rows.filter((one) => one.reference === reference);
        check(
          found !== undefined && more.length === 0,
          `${reference} is stored ${found ? more.length + 1 : 0} times`,
        );
        for (const [column, value] of Object.entries(row)) {
          check(
            isSame(found?.[column], value),
            `${reference}: ${column} is ${found?.[column]}, not ${value}`,
          );
        }
        const own = mails.filter((mail) => mail.kind === kind && mail.entry === found?.id);
        check(own.length === 2, `${reference} has ${own.length} mails`);
      }
    }
    const kept = z.array(application).parse(await outside.rowsOf('applications'));
    const folders = await photosByFolder(outside);
    for (const { reference, photos } of kept) {
      const colours = told.find((one) => one.reference === reference)?.photos;
      const names = folders.get(photos) ?? [];
      check(names.join() === PHOTOS.join(), `${reference}: the files are ${names}`);
      await Promise.all(
        PHOTOS.map(async (name, index) => {
          const problem = await photoProblem(
            outside.files,
            `${APPLICATIONS}${photos}/${name}`,
            keys,
            colours?.[index],
          );
          check(problem === null, `${reference}: ${name} ${problem}`);
        }),
      );
    }
    check(folders.size === kept.length, `${folders.size} photo folders for ${kept.length} applications`);
    check(outside.unfinished().length === 0, 'uploads of a killed panel are left');
  } finally {
    if (typeof place === 'string') outside.close();
  }
  return problems;
}

/** Waits until no fault is left: a starting panel sweeps the rest of a kill while it serves already. */
export async function untilSwept(place: string | Outside, told: readonly Expected[], keys?: SealKeys) {
  for (const end = Date.now() + SWEEP_WITHIN_MS; Date.now() < end; ) {
    if ((await problemsOf(place, told, keys)).length === 0) return;
    await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
  }
}
