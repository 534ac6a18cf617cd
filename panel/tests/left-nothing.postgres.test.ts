import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { clientOf, rows } from '../platform/db/client.ts';
import { execute } from './execute.ts';
import { filesWith } from './find-bytes.ts';
import { applicationForm, contactForm, sendForm, stored } from './forms.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// A PostgreSQL that runs on this machine: its tables are read byte by byte.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('left-nothing-postgres');
});

async function asked(query: ReturnType<typeof sql>): Promise<string> {
  const [row] = await rows(await panel(), query, z.object({ said: z.coerce.string() }));
  return row?.said ?? '';
}
const inTables = async (word: string) => {
  await execute('CHECKPOINT');
  return filesWith(`${await asked(sql`SELECT current_setting('data_directory') AS said`)}/base`, [word]);
};
const file = () => asked(sql`SELECT pg_relation_filenode('applications') AS said`);

test('who is deleted stays in no table after the night, and by day no request rewrites one', async () => {
  const word = 'qzpostgres';
  const email = `${word}@example.com`;
  const { id } = await stored(await sendForm('get-scouted/pt', { ...(await applicationForm()), email }));
  await stored(await sendForm('contact/pt', { ...contactForm(), email, message: `${word} `.repeat(400) }));
  const talent = { name: word, gender: 'woman', status: 'draft', agency: { notes: `${word} `.repeat(200) } };
  const made = await (await as('editor', 'POST', 'talents', { body: JSON.stringify(talent) })).json();
  expect((await inTables(word)).length).toBeGreaterThan(0);
  const before = await file();
  expect((await as('admin', 'POST', `applications/${id}/forget`)).status).toBe(200);
  const moved = { body: JSON.stringify({ deletedAt: new Date() }) };
  expect((await as('editor', 'PATCH', `talents/${made.doc.id}`, moved)).status).toBe(200);
  expect((await as('admin', 'DELETE', `talents/${made.doc.id}?trash=true`)).status).toBe(200);
  expect(await file()).toBe(before);
  await clientOf(await panel()).erase();
  expect(await file()).not.toBe(before);
  expect(await inTables(word)).toEqual([]);
}, 60_000);

test('a table that somebody uses is left as it is, and named', async () => {
  const payload = await panel();
  const id = (await payload.db.beginTransaction({})) ?? '';
  await payload.count({ collection: 'messages', req: { transactionID: id } });
  const erased = clientOf(payload).erase();
  await expect(erased).rejects.toThrow(/large: .*messages/);
  await payload.db.rollbackTransaction(id);
}, 60_000);
