import { unlockAnswer } from '@passarela/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { hashPasscode } from '../packages/passcode.ts';
import { rows, run } from '../platform/db/client.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import {
  changePackage,
  keyOf,
  linkOf,
  makePackage,
  makeTalents,
  open,
  post,
  read,
  say,
} from './package-kit.ts';
import { clock, panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

const PASSCODE = 'Inverno 26';

let as: Staff;
let talent: number;
beforeAll(async () => {
  as = await signInStaff('package-passcode');
  [talent = 0] = await makeTalents('Ana Senha');
});

/** A package with a passcode, made as staff make it. */
async function make() {
  const made = await makePackage([talent]);
  const body = JSON.stringify({ passcode: PASSCODE });
  const answer = await as('booker', 'PATCH', `packages/${made.id}?depth=0`, { body });
  expect(answer.status).toBe(200);
  return { id: made.id, link: linkOf(made), answer: await answer.text() };
}
const unlock = (link: string, passcode: string) => post('unlock', { link, passcode });
const linkIn = async (answer: Response) => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return unlockAnswer.parse(await answer.json()).data.link;
};
const locked = [403, { link: ['passcode'] }];

test('with a passcode a link gives nothing before it: no title, no picture, no answer', async () => {
  const { link } = await make();
  const calls = [await open(link), await say(link, keyOf('ana'), [{ talent, pick: 'yes' }])];
  for (const answer of [...calls, await post('picture', { link, picture: 1, size: 'web' })]) {
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).errors]).toEqual(locked);
    expect(text).not.toContain('Campanha');
  }
});

test('typed as a phone types it, it opens for a day, for this package and this link alone', async () => {
  const { link } = await make();
  const opened = await linkIn(await unlock(link, ' INVERNO26 '));
  await read(await open(opened));
  await read(await say(opened, keyOf('ana'), [{ talent, pick: 'yes' }]));
  expect(await linkIn(await unlock(opened, PASSCODE))).toMatch(/^\d+-0\.1-/);
  const other = await make();
  const pass = opened.slice(link.length);
  expect((await open(`${other.link}${pass}`)).status).toBe(403);
  expect((await open(`${opened.slice(0, -1)}${opened.endsWith('A') ? 'B' : 'A'}`)).status).toBe(403);
  const { now } = clock;
  clock.now = () => Date.now() + DAY_MS + 1;
  expect((await open(opened)).status).toBe(403);
  clock.now = now;
});

test('another passcode ends what the first one opened; without one the link opens again', async () => {
  const { id, link } = await make();
  const opened = await linkIn(await unlock(link, PASSCODE));
  const save = (passcode: string) =>
    as('booker', 'PATCH', `packages/${id}`, { body: JSON.stringify({ passcode }) });
  await save('Outra senha');
  expect([(await open(opened)).status, (await unlock(link, PASSCODE)).status]).toEqual([403, 403]);
  await save('');
  await read(await open(link));
  await read(await open(opened));
});

test('it is stored in no clear text, and whoever reads or saves the form neither sees nor changes it', async () => {
  const { id, link, answer } = await make();
  const stored = await rows(
    await panel(),
    sql`SELECT passcode_hash AS hash FROM packages WHERE id = ${id}`,
    z.object({ hash: z.string() }),
  );
  expect(stored[0]?.hash).toMatch(/^[\w-]{22}\$[\w-]{43}$/);
  const form = await (await as('booker', 'GET', `packages/${id}?depth=0`)).text();
  for (const text of [answer, form]) {
    expect(text.toLowerCase()).not.toContain('inverno');
    expect(text).not.toContain('passcode_hash');
  }
  const { title, passcode } = JSON.parse(form);
  expect(passcode).toBe('••••••');
  await as('booker', 'PATCH', `packages/${id}`, { body: JSON.stringify({ title, passcode }) });
  await linkIn(await unlock(link, PASSCODE));
  const [{ hash: before } = { hash: '' }] = stored;
  await changePackage(id, { title: 'Outro título' });
  expect((await open(link)).status).toBe(403);
  expect(before).not.toBe('');
});

test('the tenth wrong one at once closes the package to guesses; right ones do not count', async () => {
  const { link } = await make();
  for (const _ of [1, 2]) await linkIn(await unlock(link, PASSCODE));
  const tried = await Promise.all(Array.from({ length: 14 }, (_, at) => unlock(link, `errada ${at}`)));
  const count = (status: number) => tried.filter((answer) => answer.status === status).length;
  expect([count(403), count(429)]).toEqual([10, 4]);
  const last = await unlock(link, PASSCODE);
  expect([last.status, Number(last.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  // other packages are open to their own
  await linkIn(await unlock((await make()).link, PASSCODE));
});

test('a recipient’s wrong ones use up nobody else’s tries, and are forty in a day', async () => {
  const people = [{ name: 'Bia' }, { name: 'Caio' }];
  const made = await makePackage([talent], { people });
  const { people: listed } = await changePackage(made.id, { passcode: PASSCODE });
  const [bia = '', caio = ''] = (listed ?? []).map(({ id }) => linkOf(made, id ?? ''));
  const { now } = clock;
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 5; quarter += 1) {
    clock.now = () => Date.now() + quarter * 16 * 60_000;
    for (let at = 0; at < 11; at += 1) statuses.push((await unlock(bia, `errada ${at}`)).status);
  }
  expect(statuses.filter((status) => status === 403)).toHaveLength(40);
  expect(statuses.slice(-11)).toEqual(Array.from({ length: 11 }, () => 429));
  await linkIn(await unlock(caio, PASSCODE));
  clock.now = now;
});

test('a new passcode has at least six characters, spaces aside; a shorter one from before still opens', async () => {
  const { id, link } = await make();
  const save = (passcode: string) =>
    as('booker', 'PATCH', `packages/${id}`, { body: JSON.stringify({ passcode }) });
  const saved = async (...passcodes: string[]) =>
    Promise.all(passcodes.map(async (passcode) => (await save(passcode)).status));
  // as it is compared: without spaces, of which a phone adds some
  expect(await saved('12345', ' 12345', 'a      b', '1\u00a02\u20033 4\t5', '      ')).toEqual(
    Array(5).fill(400),
  );
  // nobody sees, nor types, these
  expect(await saved('ab\u200b\u200b\u200b\u200b', 'ab\u00ad\u00ad\u00ad\u00ad', '\u200c'.repeat(6))).toEqual(
    Array(3).fill(400),
  );
  // no longer than the site sends it
  expect(await saved('1'.repeat(41))).toEqual([400]);
  expect(await saved('1 2 3 4 5 6', '1'.repeat(40), '123456')).toEqual([200, 200, 200]);
  await run(
    await panel(),
    sql`UPDATE packages SET passcode_hash = ${await hashPasscode('1234')} WHERE id = ${id}`,
  );
  await linkIn(await unlock(link, '1234'));
});

test('staff can type it in the form', async () => {
  const { fields } = (await panel()).collections.packages.config;
  const field = fields.find((each) => 'name' in each && each.name === 'passcode');
  expect(field?.admin).toMatchObject({ readOnly: false });
});
