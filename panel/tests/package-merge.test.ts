import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readAnswers } from '../packages/answers.ts';
import { rows } from '../platform/db/client.ts';
import { countRows, keyOf, linkOf, makePackage, makeTalents, open, post, read, say } from './package-kit.ts';
import { panel, panelToken } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Staff know that two people of a package are one: nobody's answer is lost, and nobody else's is touched.
const [RITA, AGAIN, BIA] = [keyOf('rita'), keyOf('celular'), keyOf('bia')];

let as: Staff;
let one: number;
let two: number;
let three: number;
beforeAll(async () => {
  as = await signInStaff('package-merge');
  await panelToken();
  [one = 0, two = 0, three = 0] = await makeTalents('Ana Junta', 'Bea Junta', 'Cia Junta');
});

const merge = (id: number, people: unknown, role: 'booker' | 'editor' = 'booker') =>
  as(role, 'POST', `packages/${id}/merge`, { body: JSON.stringify({ people }) });
const picks = async (link: string, key: string) =>
  Object.fromEntries(
    ((await read(await open(link, key))).person?.answers ?? []).map(({ talent, pick }) => [talent, pick]),
  );
const yes = (talent: number, pick = 'yes') => [{ talent, pick }];

/** Rita says yes to one and no to two; later, on her phone, maybe to two and no to three; Bia no to one. */
async function answered() {
  const made = await makePackage([one, two, three]);
  const link = linkOf(made);
  await read(await say(link, RITA, [...yes(one), ...yes(two, 'no')]));
  await read(await say(link, AGAIN, [...yes(two, 'maybe'), ...yes(three, 'no')], { is_sent: true }));
  await read(await say(link, BIA, yes(one, 'no')));
  return { id: made.id, link };
}

test('two are one under both keys: the later fills in, the newest counts, every version is kept', async () => {
  const { id, link } = await answered();
  expect((await merge(id, [AGAIN, RITA])).status).toBe(200);
  const joined = { [one]: 'yes', [two]: 'maybe', [three]: 'no' };
  expect([await picks(link, RITA), await picks(link, AGAIN)]).toEqual([joined, joined]);
  expect(await picks(link, BIA)).toEqual({ [one]: 'no' });
  const people = await readAnswers(await panel(), id);
  expect(people.map(({ key, sent_at }) => [key, sent_at !== null])).toEqual([
    [RITA, true],
    [BIA, false],
  ]);
  // five answers, a sending, and the line that says who was merged
  expect(await countRows(id)).toBe(7);
});

test('both devices go on as one: what either says last counts, also what it had said before', async () => {
  const { id, link } = await answered();
  await merge(id, [RITA, AGAIN]);
  await read(await say(link, RITA, yes(two, 'no')));
  expect(await picks(link, AGAIN)).toMatchObject({ [two]: 'no' });
  await read(await say(link, AGAIN, yes(two, 'maybe')));
  await read(await say(link, RITA, yes(one, 'no')));
  await read(await say(link, AGAIN, yes(one, 'yes')));
  expect(await picks(link, RITA)).toEqual({ [one]: 'yes', [two]: 'maybe', [three]: 'no' });
  expect((await readAnswers(await panel(), id)).map(({ key }) => key)).toEqual([RITA, BIA]);
});

test('what the later one sent keeps its reference for both', async () => {
  const { id, link } = await answered();
  const sent = (await read(await open(link, AGAIN))).person;
  expect(sent?.reference).toMatch(/-/);
  await merge(id, [RITA, AGAIN]);
  for (const key of [RITA, AGAIN])
    expect((await read(await open(link, key))).person).toMatchObject({
      ...{ sent_at: sent?.sent_at, reference: sent?.reference },
    });
  const again = await read(await say(link, RITA, yes(one, 'maybe'), { is_sent: true }));
  expect(again.person?.reference).toBe(sent?.reference);
});

test('answers on their way while staff merge are lost to nobody', async () => {
  const { id, link } = await answered();
  const said = (key: string) => async (pick: string) => read(await say(link, key, yes(three, pick)));
  await Promise.all([
    ...['yes', 'no', 'maybe'].map(said(AGAIN)),
    merge(id, [RITA, AGAIN]),
    ...['yes', 'no', 'maybe'].map(said(AGAIN)),
  ]);
  expect(await picks(link, AGAIN)).toEqual(await picks(link, RITA));
  expect((await readAnswers(await panel(), id)).map(({ key }) => key)).toEqual([RITA, BIA]);
});

test('one who was merged twice is found by all three keys', async () => {
  const { id, link } = await answered();
  await merge(id, [AGAIN, BIA]);
  await merge(id, [AGAIN, RITA]);
  const all = await Promise.all([RITA, AGAIN, BIA].map((key) => picks(link, key)));
  expect(all).toEqual(all.map(() => ({ [one]: 'no', [two]: 'maybe', [three]: 'no' })));
});

test('nobody sees their own answers as another’s, and a code asked for on either device works', async () => {
  const made = await makePackage([one], { shows_answers: true });
  const link = linkOf(made);
  for (const key of [RITA, AGAIN]) await read(await say(link, key, yes(one), { is_sent: true }));
  await merge(made.id, [RITA, AGAIN]);
  for (const key of [RITA, AGAIN]) expect((await read(await open(link, key))).talents[0]?.others).toEqual([]);
  const { data } = await (await post('handover', { link, person: AGAIN })).json();
  const { data: gone } = await (await post('continue', { link, code: data.code })).json();
  expect(await picks(link, gone.person)).toEqual({ [one]: 'yes' });
});

test('it is in the audit log, for bookers alone, and only for two who have answered', async () => {
  const { id } = await answered();
  expect((await merge(id, [RITA, AGAIN], 'editor')).status).toBe(403);
  for (const people of [[RITA, RITA], [RITA, keyOf('nova')], [RITA], ['x', 'y'], null])
    expect((await merge(id, people)).status, JSON.stringify(people)).toBe(400);
  expect((await merge(999_999, [RITA, AGAIN])).status).toBe(404);
  await merge(id, [RITA, AGAIN]);
  expect((await merge(id, [RITA, AGAIN])).status).toBe(400);
  const lines = await rows(
    await panel(),
    sql`SELECT fields FROM audit_log WHERE subject = 'packages' AND entry = ${id} AND act = 'save'`,
    z.object({ fields: z.string() }),
  );
  expect(lines).toEqual([{ fields: 'merge' }]);
});

test('a person of another package with the same key stays apart', async () => {
  const [first, second] = [await answered(), await answered()];
  await merge(first.id, [RITA, AGAIN]);
  expect(await picks(second.link, AGAIN)).toEqual({ [two]: 'maybe', [three]: 'no' });
});

test.each([
  ['the one who answered first', RITA, AGAIN],
  ['the one who answered later', AGAIN, RITA],
])('what %s never sent is a draft after the merge, until either sends', async (_, drafting, sending) => {
  const made = await makePackage([one, two, three]);
  const link = linkOf(made);
  await read(await say(link, RITA, [...yes(one), ...yes(two, 'no')], { is_sent: sending === RITA }));
  await read(await say(link, AGAIN, [...yes(one, 'maybe'), ...yes(three)], { is_sent: sending === AGAIN }));
  // a draft of before the other's sending, on each side of it
  await read(await say(link, drafting, yes(three, 'no')));
  await read(await say(link, sending, [], { is_sent: true }));
  await merge(made.id, [RITA, AGAIN]);
  const people = async () => readAnswers(await panel(), made.id);
  const sent = { [RITA]: { [one]: 'yes', [two]: 'no' }, [AGAIN]: { [one]: 'maybe', [three]: 'yes' } };
  const [joined, ...others] = await people();
  expect(others).toEqual([]);
  const bySent = Object.fromEntries((joined?.sent ?? []).map(({ talent, pick }) => [talent, pick]));
  expect(bySent).toEqual(sent[sending]);
  expect(joined?.unsent).toContain(three);
  await read(await say(link, drafting, [], { is_sent: true }));
  expect((await people())[0]).toMatchObject({ unsent: [], key: RITA });
  expect((await people())[0]?.sent.find(({ talent }) => talent === three)?.pick).toBe('no');
});

test('a third person’s draft is no answer that the two before had sent', async () => {
  const made = await makePackage([one, two, three]);
  const link = linkOf(made);
  await read(await say(link, BIA, yes(one)));
  await read(await say(link, RITA, yes(two)));
  await read(await say(link, AGAIN, yes(three)));
  await merge(made.id, [RITA, AGAIN]);
  await read(await say(link, BIA, [], { is_sent: true }));
  await read(await say(link, AGAIN, yes(one, 'no')));
  await merge(made.id, [BIA, RITA]);
  const [joined] = await readAnswers(await panel(), made.id);
  expect(joined?.sent.map(({ talent, pick }) => [talent, pick])).toEqual([[one, 'yes']]);
  expect(joined?.unsent.toSorted()).toEqual([one, two, three].toSorted());
  expect(await picks(link, AGAIN)).toEqual({ [one]: 'no', [two]: 'yes', [three]: 'yes' });
});
