import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { ANYBODY, writeLink } from '../packages/link.ts';
import { run } from '../platform/db/client.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { env } from '../platform/settings/env.ts';
import {
  changePackage,
  countRows,
  keyOf,
  linkOf,
  makePackage,
  makeTalents,
  open,
  post,
  read,
  say,
} from './package-kit.ts';
import { panel, panelToken } from './panel.ts';

// Whoever has a link, and tries for more than it opens.
const [ANA, BIA] = [keyOf('ana'), keyOf('bia')];
const PATHS = ['open', 'answer', 'picture'];
const FULL = { person: ANA, name: 'Ana', answers: [], picture: 1, size: 'web' };

let mine: number;
let theirs: number;
let own: Package;
let other: Package;
beforeAll(async () => {
  await panelToken();
  [mine = 0, theirs = 0] = await makeTalents('Minha Sumida', 'Alheia Sumida');
  own = await makePackage([mine], { people: [{ name: 'Rita' }, { name: 'Noé' }] });
  other = await makePackage([theirs]);
});

test('a changed link opens nothing: another package, recipient, version, character, case or space', async () => {
  const link = linkOf(own);
  const [numbers = '', secret = ''] = link.split(/(?<=\.\d+-)/);
  const [rita] = own.people ?? [];
  const changed = [
    `${other.id}-${ANYBODY}.1-${secret}`,
    `${own.id}-${rita?.id}.1-${secret}`,
    `${own.id}-${ANYBODY}.2-${secret}`,
    `0${link}`,
    ` ${link}`,
    `${link}\n`,
    `${link}.1`,
    `${link}/../${linkOf(other)}`,
    numbers,
    numbers + secret.toLowerCase(),
    numbers + secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A'),
    `${numbers}${secret}=`,
    `${own.id}-${'f'.repeat(24)}.1-${secret}`,
  ];
  for (const path of PATHS) {
    const statuses = await Promise.all(
      changed.map(async (text) => (await post(path, { ...FULL, link: text })).status),
    );
    expect(statuses, path).toEqual(changed.map(() => 404));
  }
  await read(await open(link));
});

test('an old version, and a signed link of a package that is not there, are 410 and say nothing', async () => {
  const gone = [
    writeLink({ id: own.id, recipient: ANYBODY, version: 999 }, env()),
    writeLink({ id: 999_999_999, recipient: ANYBODY, version: 1 }, env()),
    writeLink({ id: own.id, recipient: 'f'.repeat(24), version: 1 }, env()),
  ];
  for (const link of gone) {
    const answer = await open(link);
    const text = await answer.text();
    expect([answer.status, text.includes(own.title)], text).toEqual([410, false]);
  }
});

test('a person of one package is nobody in another, and no link stores an answer about another’s talent', async () => {
  await read(await say(linkOf(own), ANA, [{ talent: mine, pick: 'yes', comment: 'segredo de Ana' }]));
  const text = await (await open(linkOf(other), ANA)).text();
  expect(text).not.toContain('segredo');
  const before = await countRows(other.id);
  for (const answers of [[mine], [theirs, mine], [0], [-1], [2 ** 31], [1.5]].map((ids) =>
    ids.map((talent) => ({ talent, pick: 'no' })),
  ))
    expect((await say(linkOf(other), BIA, answers)).status).toBe(422);
  expect(await countRows(other.id)).toBe(before);
});

test('a forwarded personal address: who has no key sees nothing of who answered by it', async () => {
  const [rita, noe] = (own.people ?? []).map(({ id }) => linkOf(own, id ?? ''));
  await read(await say(rita ?? '', BIA, [{ talent: mine, pick: 'maybe', comment: 'só de Bia' }]));
  for (const [link, person] of [[rita], [rita, keyOf('nova')], [noe, ANA]] as const)
    expect(await (await open(link ?? '', person)).text()).not.toContain('só de Bia');
  expect((await read(await open(noe ?? '', BIA))).person?.answers).toHaveLength(1);
});

const BODIES: [name: string, body: unknown][] = [
  ['a list', []],
  ['a number', 1],
  ['null', null],
  ['objects for texts', { link: { a: 1 }, person: [], name: {}, answers: {}, picture: {}, size: [] }],
  ['many links', { link: ['a', 'b'] }],
  ['a short key', { person: 'ana' }],
  ['a key with a quote', { person: `${"a' OR 1=1 --".padEnd(21, 'A')}"` }],
  ['no name', { name: '   ' }],
  ['a long name', { name: 'a'.repeat(81) }],
  ['sixty-one answers', { answers: Array.from({ length: 61 }, () => ({ talent: 1, pick: 'yes' })) }],
  ['another pick', { answers: [{ talent: 1, pick: 'perhaps' }] }],
  ['a long comment', { answers: [{ talent: 1, pick: 'yes', comment: 'a'.repeat(1_001) }] }],
  ['a text as talent', { answers: [{ talent: '1', pick: 'yes' }] }],
  ['a pick of the panel’s own', { answers: [{ talent: 1, pick: 'sent' }] }],
  ['"sent" as text', { is_sent: 'false' }],
];

test.each(BODIES)('a body of the wrong shape is refused and stores nothing: %s', async (_, body) => {
  const before = await countRows(own.id);
  const isFields = typeof body === 'object' && body !== null && !Array.isArray(body);
  const sent = isFields ? { ...FULL, link: linkOf(own), ...body } : body;
  const { status } = await post('answer', sent);
  expect([400, 404, 422]).toContain(status);
  expect(await countRows(own.id)).toBe(before);
});

test('NUL and half a character are stored clean', async () => {
  const link = linkOf(await makePackage([mine]));
  const odd = { talent: mine, pick: 'yes', comment: 'a\u0000b\ud800c' };
  const { person } = await read(await say(link, ANA, [odd], { name: 'Ana\u0000\ud800' }));
  for (const character of ['\u0000', '\ud800'])
    expect([person?.name, person?.answers[0]?.comment].join()).not.toContain(character);
});

test('in any order: a sending before a name, an answer after the closing, one after the end', async () => {
  const made = await makePackage([mine]);
  const link = linkOf(made);
  const first = await read(await say(link, ANA, [], { is_sent: true }));
  expect(first.person?.answers).toEqual([]);
  await changePackage(made.id, { state: 'closed' });
  const yes = [{ talent: mine, pick: 'yes' }];
  for (const more of [{}, { is_sent: true }]) expect((await say(link, ANA, yes, more)).status).toBe(409);
  expect((await read(await open(link, ANA))).person?.answers).toEqual([]);
  await changePackage(made.id, { state: 'open' });
  await read(await say(link, ANA, yes));
  await changePackage(made.id, { expires_at: new Date(Date.now() - 2 * DAY_MS).toISOString() });
  expect((await say(link, ANA, [{ talent: mine, pick: 'no' }])).status).toBe(410);
  await changePackage(made.id, { talents: [] });
  await changePackage(made.id, { expires_at: new Date(Date.now() + 60_000).toISOString() });
  expect((await say(link, ANA, yes)).status).toBe(422);
});

test('the same answer twenty times at once is stored once, and so is its sending', async () => {
  const made = await makePackage([mine]);
  const sends = Array.from({ length: 20 }, () =>
    say(linkOf(made), ANA, [{ talent: mine, pick: 'yes', comment: 'Sim' }], { is_sent: true }),
  );
  for (const answer of await Promise.all(sends)) await read(answer);
  expect(await countRows(made.id)).toBe(2);
});

test('a recipient who answers without an end is refused for a while, and nobody else of the package', async () => {
  const made = await makePackage([mine], { people: [{ name: 'Rita' }, { name: 'Noé' }] });
  const [rita = '', noe = ''] = (made.people ?? []).map(({ id }) => linkOf(made, id ?? ''));
  await read(await say(rita, ANA, []));
  for (let doubled = 0; doubled < 10; doubled += 1)
    await run(
      await panel(),
      sql`INSERT INTO limits (bucket, key, at) SELECT bucket, key, at FROM limits
        WHERE bucket = 'package-answers' AND (key = ${String(made.id)} OR key LIKE ${`${made.id} %`})`,
    );
  expect((await say(rita, ANA, [])).status).toBe(429);
  await read(await say(noe, BIA, [{ talent: mine, pick: 'yes' }]));
});
