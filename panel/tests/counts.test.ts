import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readMostSeen, readWeeks } from '../catalogue/counts/counts.ts';
import { deleteOldCounts } from '../erasure/sweep.ts';
import { quoteForm, sendForm, stored } from './forms.ts';
import { call, clock, integrationToken, makeTalent, panel, panelToken, unpublished } from './panel.ts';

const AT = Date.parse('2031-03-05T12:00:00Z');
const WEEK = '2031-03-03';
const YEAR_MS = 365 * 86_400_000;
let token = '';
let [ana, bia] = [0, 0];

const newTalent = async (name: string) => (await makeTalent({ name })).id;

beforeAll(async () => {
  clock.now = () => AT;
  token = await panelToken();
  ana = await newTalent('Ana Contada');
  bia = await newTalent('Bia Contada');
});
afterEach(() => {
  clock.now = () => Date.now();
});
afterAll(async () => {
  const payload = await panel();
  await payload.delete({ collection: 'talents', where: { id: { in: [ana, bia] } }, ...unpublished });
  await deleteOldCounts(payload, Date.now());
});

const send = (body: object, as = token) => {
  clock.now = () => AT;
  return call('POST', '/panel/api/counts', { token: as, body });
};
const countsOf = async (talent: number) => {
  const where = { talent: { equals: talent } };
  const { docs } = await (await panel()).find({ collection: 'talent-counts', where, sort: 'week' });
  return docs.map(({ week, seen, favourited, quoted }) => ({ week, seen, favourited, quoted }));
};

test('sums of two minutes add up in the week, and ids that do not exist are ignored', async () => {
  expect((await send({ seen: { [ana]: 3, [bia]: 1 }, favourited: { [ana]: 1 } })).status).toBe(204);
  expect((await send({ seen: { [ana]: 2, 987654321: 9, 9999999999: 1 } })).status).toBe(204);
  expect((await send({})).status).toBe(204);
  expect(await countsOf(ana)).toEqual([{ week: WEEK, seen: 5, favourited: 1, quoted: 0 }]);
  expect(await countsOf(bia)).toEqual([{ week: WEEK, seen: 1, favourited: 0, quoted: 0 }]);
  const { totalDocs } = await (await panel()).count({
    collection: 'talent-counts',
    where: { talent: { in: [987654321] } },
  });
  expect(totalDocs).toBe(0);
});

test('twenty at once lose nothing', async () => {
  const [before] = await countsOf(bia);
  await Promise.all(Array.from({ length: 20 }, () => send({ seen: { [bia]: 1, [ana]: 1 } })));
  expect((await countsOf(bia))[0]?.seen).toBe((before?.seen ?? 0) + 20);
});

test('three thousand talents fit in one call', async () => {
  const seen = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [1_000_000 + at, 1]));
  const [before] = await countsOf(ana);
  expect((await send({ seen: { ...seen, [ana]: 1 } })).status).toBe(204);
  expect((await countsOf(ana))[0]?.seen).toBe((before?.seen ?? 0) + 1);
});

test('a talent’s weeks have no gap, and the most seen of the week come first', async () => {
  const payload = await panel();
  const later = AT + 7 * 86_400_000;
  const weeks = await readWeeks(payload, bia, { now: later, weeks: 3 });
  expect(weeks.map(({ week, seen }) => [week, seen])).toEqual([
    ['2031-02-24', 0],
    [WEEK, 21],
    ['2031-03-10', 0],
  ]);
  const names = async (now: number) => (await readMostSeen(payload, now, 6)).map(({ name }) => name);
  expect(await names(AT)).toEqual(['Ana Contada', 'Bia Contada']);
  expect(await names(later)).toEqual([]);
});

test.each([
  ['a negative number', { seen: { 1: -1 } }],
  ['a fraction', { seen: { 1: 0.5 } }],
  ['a word', { seen: { 1: 'a' } }],
  ['too many visits', { seen: { 1: 100_001 } }],
  ['no id', { favourited: { 'a b': 1 } }],
  ['too many talents', { seen: Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [at + 1, 1])) }],
])('%s is refused, and nothing counts', async (_, body) => {
  const before = await countsOf(ana);
  expect((await send({ favourited: { [ana]: 1 }, ...body })).status).toBe(422);
  expect(await countsOf(ana)).toEqual(before);
});

test('it takes the panel’s token', async () => {
  clock.now = () => AT;
  const foreign = await integrationToken();
  expect((await send({}, '')).status).toBe(401);
  expect((await send({}, foreign)).status).toBe(401);
});

test('a quote counts once for each talent, whether or not it is sent twice', async () => {
  clock.now = () => AT + YEAR_MS;
  const models = JSON.stringify([ana, ana, 987_654_321, 99_999_999_999].map((id) => ({ id, name: 'Ana' })));
  const headers = { 'Idempotency-Key': 'a-quote-that-is-counted' };
  for (let tries = 0; tries < 2; tries += 1)
    await stored(await sendForm('favorites/pt', { ...quoteForm(), models }, headers));
  expect((await countsOf(ana)).at(-1)).toEqual({ week: '2032-03-01', seen: 0, favourited: 0, quoted: 1 });
});

test('weeks older than 24 months go, and those of a talent that is no more', async () => {
  const payload = await panel();
  await send({ seen: { [ana]: 1, [bia]: 1 } });
  await deleteOldCounts(payload, AT + 2 * YEAR_MS - 7 * 86_400_000);
  expect((await countsOf(bia)).map(({ week }) => week)).toEqual([WEEK]);
  await payload.delete({ collection: 'talents', where: { id: { equals: bia } }, ...unpublished });
  await deleteOldCounts(payload, AT);
  expect(await countsOf(bia)).toEqual([]);
  await deleteOldCounts(payload, AT + 2 * YEAR_MS + 14 * 86_400_000);
  expect((await countsOf(ana)).map(({ week }) => week)).toEqual(['2032-03-01']);
});
