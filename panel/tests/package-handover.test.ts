import { continueAnswer, handoverAnswer } from '@passarela/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
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
import { clock, panel, panelToken } from './panel.ts';

// A person goes on on another device by a code. Two people behind one link never mix, nor lose an answer.
const [ANA, BIA] = [keyOf('ana'), keyOf('bia')];
const TEN_MINUTES = 10 * 60_000;
const { now } = clock;

let talent: number;
beforeAll(async () => {
  await panelToken();
  [talent = 0] = await makeTalents('Ana Aparelho');
});
afterEach(() => {
  clock.now = now;
});

const typed = (link: string, code: string) => post('continue', { link, code });
async function ask(link: string, person: string): Promise<string> {
  const answer = await post('handover', { link, person });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return handoverAnswer.parse(await answer.json()).data.code;
}
async function personOf(answer: Response): Promise<string> {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return continueAnswer.parse(await answer.json()).data.person;
}

/** Ana has said yes, Bia no, behind one link. */
async function answered() {
  const made = await makePackage([talent], { people: [{ name: 'Rita' }] });
  const link = linkOf(made);
  await read(await say(link, ANA, [{ talent, pick: 'yes', comment: 'de Ana' }]));
  await read(await say(link, BIA, [{ talent, pick: 'no', comment: 'de Bia' }]));
  return { made, link };
}

test('a code of six digits leads to the answers of who asked for it, and to nobody else’s', async () => {
  const { link } = await answered();
  const codes = [await ask(link, ANA), await ask(link, BIA)] as const;
  expect(codes[0]).toMatch(/^\d{6}$/);
  expect(codes[0]).not.toBe(codes[1]);
  expect(await personOf(await typed(link, codes[1]))).toBe(BIA);
  const person = await personOf(await typed(link, ` ${codes[0].slice(0, 3)} ${codes[0].slice(3)} `));
  expect((await read(await open(link, person))).person).toMatchObject({ answers: [{ comment: 'de Ana' }] });
  // both devices are one person from then on
  await read(await say(link, person, [{ talent, pick: 'maybe', comment: 'do celular' }]));
  const [ana, bia] = [await read(await open(link, ANA)), await read(await open(link, BIA))];
  expect(ana.person?.answers).toEqual([{ talent, pick: 'maybe', comment: 'do celular' }]);
  expect(bia.person?.answers).toEqual([{ talent, pick: 'no', comment: 'de Bia' }]);
});

test('it is good once, of eight at the same moment too', async () => {
  const { link } = await answered();
  const code = await ask(link, ANA);
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await typed(link, code)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('it ends after ten minutes, and when its person asks for another', async () => {
  const { link } = await answered();
  const [first, second] = [await ask(link, ANA), await ask(link, ANA)];
  expect((await typed(link, first)).status).toBe(403);
  clock.now = () => Date.now() + TEN_MINUTES + 1;
  expect((await typed(link, second)).status).toBe(403);
  const third = await ask(link, ANA);
  clock.now = () => Date.now() + 2 * TEN_MINUTES - 5_000;
  expect(await personOf(await typed(link, third))).toBe(ANA);
});

test('it is good for its own link alone: no other package, recipient or version', async () => {
  const [{ made, link }, other] = [await answered(), await answered()];
  const code = await ask(link, ANA);
  const [rita] = made.people ?? [];
  for (const wrong of [other.link, linkOf(made, rita?.id ?? '')])
    expect((await typed(wrong, code)).status).toBe(403);
  expect((await ask(other.link, BIA)).length).toBe(6);
  expect(await personOf(await typed(link, code))).toBe(ANA);
  const last = await ask(link, ANA);
  await changePackage(made.id, { state: 'revoked' });
  expect((await typed(link, last)).status).toBe(410);
  const reopened = await changePackage(made.id, { state: 'open' });
  expect((await typed(linkOf(reopened), last)).status).toBe(403);
});

test('whoever has not answered gets no code, and a package behind a passcode gives none', async () => {
  const { made, link } = await answered();
  expect((await post('handover', { link, person: keyOf('nova') })).status).toBe(422);
  const code = await ask(link, ANA);
  await changePackage(made.id, { passcode: 'inverno' });
  for (const answer of [await post('handover', { link, person: ANA }), await typed(link, code)])
    expect([answer.status, (await answer.json()).errors]).toEqual([403, { link: ['passcode'] }]);
});

test('the table holds no code in clear text', async () => {
  const { made, link } = await answered();
  const code = await ask(link, ANA);
  const stored = await rows(
    await panel(),
    sql`SELECT code FROM package_handovers WHERE package = ${made.id}`,
    z.object({ code: z.string() }),
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]?.code).not.toContain(code);
});

test('ten wrong ones, many at once included, close it to guesses for a while; right ones do not count', async () => {
  const { link } = await answered();
  for (const _ of [1, 2]) await personOf(await typed(link, await ask(link, ANA)));
  const code = await ask(link, ANA);
  const wrong = code === '000000' ? '000001' : '000000';
  const tried = await Promise.all(Array.from({ length: 13 }, () => typed(link, wrong)));
  const count = (status: number) => tried.filter((answer) => answer.status === status).length;
  expect([count(403), count(429)]).toEqual([10, 3]);
  const last = await typed(link, code);
  expect([last.status, Number(last.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  // answers go on, other packages too
  await read(await say(link, ANA, [{ talent, pick: 'no' }]));
  const other = await answered();
  await personOf(await typed(other.link, await ask(other.link, ANA)));
});

test('a code that is asked for again and again has an end, for who holds that link alone', async () => {
  const { made, link } = await answered();
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await post('handover', { link, person: ANA })).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
  const others = linkOf(made, made.people?.[0]?.id ?? '');
  await read(await say(others, keyOf('rita'), [{ talent, pick: 'yes' }]));
  expect(await ask(others, keyOf('rita'))).toMatch(/^\d{6}$/);
});
