import { existsSync, readdirSync } from 'node:fs';
import { createClient, type InValue } from '@libsql/client';
import { z } from 'zod';
import { KINDS, type Kind } from '../../reference/kinds.ts';
import { keysOf, type SealKeys } from '../../sealed/keys.ts';
import { SECRETS } from '../secrets.ts';
import { type Colour, photoProblem } from './verify-photo.ts';

/** What somebody was told to be stored: under which reference, with which columns, with which photos. */
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
const stored = z.looseObject({ id: z.number(), reference: z.string() });
const application = stored.extend({ photos: z.string() });

/**
 * Looks at the panel's files and tables from outside. Gives what is wrong: a reference that was told and is not stored
 * exactly once and whole, a row that nobody was told of, a missing or doubled mail, an orphan.
 */
export async function problemsOf(
  data: string,
  told: readonly Expected[],
  keys: SealKeys = KEYS,
): Promise<string[]> {
  const client = createClient({ url: `file:${data}/panel.sqlite` });
  const problems: string[] = [];
  const check = (isGood: boolean, problem: string) => {
    if (!isGood) problems.push(problem);
  };
  const rowsOf = async (table: string) => (await client.execute(`SELECT * FROM "${table}"`)).rows;
  try {
    const integrity = await client.execute('PRAGMA integrity_check');
    check(integrity.rows[0]?.[0] === 'ok', 'the database is damaged');
    const mails = z
      .array(z.looseObject({ kind: z.string(), entry: z.number() }))
      .parse(await rowsOf('mails'));
    for (const kind of KINDS) {
      const expected = told.filter((one) => one.kind === kind);
      const rows = z.array(stored).parse(await rowsOf(kind));
      check(rows.length === expected.length, `${kind}: ${rows.length} rows for ${expected.length} sends`);
      for (const { reference, row } of expected) {
        const [found, ...more] = rows.filter((one) => one.reference === reference);
        check(
          found !== undefined && more.length === 0,
          `${reference} is stored ${found ? more.length + 1 : 0} times`,
        );
        for (const [column, value] of Object.entries(row)) {
          check(found?.[column] === value, `${reference}: ${column} is ${found?.[column]}, not ${value}`);
        }
        const own = mails.filter((mail) => mail.kind === kind && mail.entry === found?.id);
        check(own.length === 2, `${reference} has ${own.length} mails`);
      }
    }
    const kept = z.array(application).parse(await rowsOf('applications'));
    for (const { reference, photos } of kept) {
      const colours = told.find((one) => one.reference === reference)?.photos;
      const folder = `${data}/private/applications/${photos}`;
      check(listed(folder).sort().join() === PHOTOS.join(), `${reference}: the files are ${listed(folder)}`);
      await Promise.all(
        PHOTOS.map(async (name, index) => {
          const problem = await photoProblem(`${folder}/${name}`, keys, colours?.[index]);
          check(problem === null, `${reference}: ${name} ${problem}`);
        }),
      );
    }
    const folders = listed(`${data}/private/applications`);
    check(folders.length === kept.length, `${folders.length} photo folders for ${kept.length} applications`);
    check(listed(`${data}/private/incoming`).length === 0, 'uploads of a killed panel are left');
  } finally {
    client.close();
  }
  return problems;
}

/** Waits until nothing is wrong any more: a panel that starts sweeps what a kill left behind while it serves already. */
export async function untilSwept(data: string, told: readonly Expected[], keys?: SealKeys) {
  for (const end = Date.now() + SWEEP_WITHIN_MS; Date.now() < end; ) {
    if ((await problemsOf(data, told, keys)).length === 0) return;
    await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
  }
}

const listed = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
