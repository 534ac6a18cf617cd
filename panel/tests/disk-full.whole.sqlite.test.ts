import { existsSync, readdirSync } from 'node:fs';
import type { Client } from '@libsql/client';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openClient } from '../platform/db/open-client.ts';
import { env } from '../platform/settings/env.ts';
import { applicationForm, contactForm, sendForm, stored } from './forms.ts';
import { panel } from './panel.ts';
import { sqliteClient } from './sqlite-client.ts';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
let client: Client;
const NOTHING_TO_FREE = async () => {};
let free: () => Promise<unknown> = NOTHING_TO_FREE;

beforeAll(async () => {
  as = await signInStaff('no-room');
  client = sqliteClient(await panel());
});
afterEach(async () => {
  await free();
  free = NOTHING_TO_FREE;
  vi.restoreAllMocks();
});

const number = async (pragma: string) => Number((await client.execute(`PRAGMA ${pragma}`)).rows[0]?.[0]);

/** No page more than there are. The limit belongs to a connection, which the panel replaces after a lock. */
const allowNoPage = async () => client.execute(`PRAGMA max_page_count = ${await number('page_count')}`);

/** SQLite's error on a full disk. */
async function fillUp(): Promise<void> {
  if (free === NOTHING_TO_FREE) await client.execute('VACUUM');
  free = () => client.execute('PRAGMA max_page_count = 1073741823');
  await allowNoPage();
}

/** Another program writes, and does not end. */
async function lock(): Promise<void> {
  if (free !== NOTHING_TO_FREE) return;
  const other = await openClient(`${env().PASSARELA_DATA}/panel.sqlite`);
  await other.execute('BEGIN IMMEDIATE');
  free = async () => {
    await other.execute('ROLLBACK');
    other.close();
  };
}

const counts = async () => {
  const payload = await panel();
  const tables = ['applications', 'messages', 'receipts', 'mails'] as const;
  const rows = await Promise.all(tables.map((collection) => payload.count({ collection })));
  const folders = ['applications', 'incoming'].map((name) => `${env().PASSARELA_DATA}/private/${name}`);
  return [
    ...rows.map(({ totalDocs }) => totalDocs),
    ...folders.map((folder) => (existsSync(folder) ? readdirSync(folder).length : 0)),
  ];
};
const long = { ...contactForm(), message: 'a'.repeat(5000) };

test.each([
  ['the disk is full', fillUp],
  ['the database is locked', lock],
])(
  'when %s, senders are told to come back, and nothing is half stored',
  { timeout: 60_000 },
  async (what, fail) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const form = await applicationForm();
    const key = { 'Idempotency-Key': what.replaceAll(' ', '-') };
    for (const [path, fields] of [
      ['contact/pt', long],
      ['get-scouted/pt', form],
    ] as const) {
      // The rest of the last pages may still accept some; one refusal alone may be a passing lock of another test.
      for (let [tries, refusals] = [0, 0]; tries < 60 && refusals < 2; tries += 1) {
        await fail();
        refusals = (await sendForm(path, fields)).status === 201 ? 0 : refusals + 1;
      }
      const before = await counts();
      await fail();
      const answer = await sendForm(path, fields, key);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await counts()).toEqual(before);
    }
    await free();
    free = NOTHING_TO_FREE;
    for (const [path, fields] of [
      ['contact/pt', long],
      ['get-scouted/pt', form],
    ] as const) {
      await stored(await sendForm(path, fields, key));
    }
  },
);

test.each([
  ['pt', 'O disco do servidor está cheio, e nada foi salvo.'],
  ['en', 'The server’s disk is full, and nothing was saved.'],
])('when the disk is full, staff read so (%s)', async (language, words) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { id } = await stored(await sendForm('contact/pt', contactForm()));
  const body = JSON.stringify({ notes: 'n'.repeat(20_000) });
  await fillUp();
  const answer = await as('booker', 'PATCH', `messages/${id}`, { body, language });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(words);
  await free();
  free = NOTHING_TO_FREE;
  expect((await as('booker', 'PATCH', `messages/${id}`, { body })).status).toBe(200);
});
