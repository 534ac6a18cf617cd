import { existsSync, readdirSync } from 'node:fs';
import { createClient } from '@libsql/client';
import sharp from 'sharp';
import { z } from 'zod';
import { KINDS } from '../../inbox/kinds.ts';
import type { Answered } from './sends.ts';

const PHOTOS = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'];
const row = z.object({ id: z.number(), reference: z.string(), name: z.string(), email: z.string() });
const application = row.extend({ photos: z.string() });

/**
 * Looks at the panel's files and tables from outside. Gives what is wrong: a reference that was answered and is not
 * stored exactly once and whole, a row that nobody was told of, a missing or doubled mail, an orphan.
 */
export async function problemsOf(data: string, answered: readonly Answered[]): Promise<string[]> {
  const client = createClient({ url: `file:${data}/panel.sqlite` });
  const problems: string[] = [];
  const check = (isGood: boolean, problem: string) => {
    if (!isGood) problems.push(problem);
  };
  try {
    const integrity = await client.execute('PRAGMA integrity_check');
    check(integrity.rows[0]?.[0] === 'ok', 'the database is damaged');
    for (const kind of KINDS) {
      const sent = answered.filter((one) => one.kind === kind);
      const { rows } = await client.execute(`SELECT * FROM "${kind}"`);
      check(rows.length === sent.length, `${kind}: ${rows.length} rows for ${sent.length} sends`);
      for (const { reference, id, name } of sent) {
        const found = z
          .array(row)
          .parse(rows)
          .filter((one) => one.reference === reference);
        check(found.length === 1, `${reference} is stored ${found.length} times`);
        check(found[0]?.id === id && found[0]?.name === name, `${reference} is not what was sent`);
        const mails = await client.execute({
          sql: 'SELECT name FROM mails WHERE kind = ? AND entry = ?',
          args: [kind, id],
        });
        check(mails.rows.length === 2, `${reference} has ${mails.rows.length} mails`);
      }
    }
    const { rows } = await client.execute('SELECT * FROM applications');
    const kept = z.array(application).parse(rows);
    for (const { reference, photos } of kept) {
      for (const problem of await photoProblems(`${data}/private/applications/${photos}`)) {
        problems.push(`${reference}: ${problem}`);
      }
    }
    const folders = listed(`${data}/private/applications`);
    check(folders.length === kept.length, `${folders.length} photo folders for ${kept.length} applications`);
    check(listed(`${data}/private/incoming`).length === 0, 'uploads of a killed panel are left');
  } finally {
    client.close();
  }
  return problems;
}

const listed = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

async function photoProblems(folder: string): Promise<string[]> {
  const problems: string[] = [];
  if (listed(folder).sort().join() !== PHOTOS.join()) problems.push(`the files are ${listed(folder)}`);
  for (const name of PHOTOS) {
    const { info } = await sharp(`${folder}/${name}`, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => ({ info: { width: 0, height: 0 } }));
    if (info.width !== 1500 || info.height !== 2000) problems.push(`${name} is ${info.width}×${info.height}`);
  }
  return problems;
}
