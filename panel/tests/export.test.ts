import { createLocalReq } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { entriesOf } from '../inbox/csv/export.ts';
import type { User } from '../platform/db/payload-types.ts';
import { contactForm, sendForm, stored } from './forms.ts';
import { panel, unpublished } from './panel.ts';

let booker: User;

beforeAll(async () => {
  booker = await (await panel()).create({
    collection: 'users',
    data: { name: 'Export', role: 'booker', email: 'export@staff.test', password: 'a-long-enough-password' },
    ...unpublished,
  });
});

async function write(city: string, name: string): Promise<number> {
  const email = `${city}@export.example`;
  return Number((await stored(await sendForm('contact/pt', { ...contactForm(), name, email }))).id);
}
const createdAt = async (id: number, moment: string) =>
  (await panel()).update({ collection: 'messages', id, data: { createdAt: moment }, ...unpublished });

/** The export of a city's messages, two at a time. */
async function exportOf(city: string) {
  const req = await createLocalReq({ user: { ...booker, collection: 'users' } }, await panel());
  const where = { email: { equals: `${city}@export.example` } };
  return entriesOf({ kind: 'messages', where, req, rowsAtOnce: 2 });
}

test('what comes or goes during an export neither repeats a row nor skips one', async () => {
  const ids: number[] = [];
  for (const name of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis']) ids.push(await write('recife', name));
  const names: string[] = [];
  for await (const { name } of await exportOf('recife')) {
    names.push(name ?? '');
    if (name === 'Seis') await write('recife', 'Sete');
    if (name === 'Quatro')
      await (await panel()).delete({ collection: 'messages', id: ids[5] ?? 0, ...unpublished });
  }
  expect(names).toEqual(['Seis', 'Cinco', 'Quatro', 'Três', 'Dois', 'Um']);
});

test('the newest come first whatever their numbers, those of one moment by their numbers', async () => {
  const ids: number[] = [];
  for (const name of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco']) ids.push(await write('natal', name));
  const days = ['2026-03-05', '2026-03-04', '2026-03-04', '2026-03-04', '2026-03-06'];
  for (const [index, id] of ids.entries()) await createdAt(id, `${days[index]}T12:00:00.000Z`);
  const names: string[] = [];
  for await (const { name } of await exportOf('natal')) names.push(name ?? '');
  expect(names).toEqual(['Cinco', 'Um', 'Quatro', 'Três', 'Dois']);
});
