import { beforeAll, expect, test } from 'vitest';
import { keyOf, linkOf, makePackage, makeTalents, open, read, say } from './package-kit.ts';

// Two people behind one link: the answers that each of them sees.
const [ANA, BIA, CIA] = [keyOf('ana'), keyOf('bia'), keyOf('cia')];

let talent: number;
beforeAll(async () => {
  [talent = 0] = await makeTalents('Ana Vista');
});

async function answered(shows_answers: boolean) {
  const link = linkOf(await makePackage([talent], { shows_answers }));
  await read(await say(link, ANA, [{ talent, pick: 'yes', comment: 'de Ana' }], { is_sent: true }));
  await read(await say(link, BIA, [{ talent, pick: 'no', comment: 'de Bia' }], { is_sent: true }));
  await read(await say(link, CIA, [{ talent, pick: 'maybe', comment: 'rascunho de Cia' }]));
  return link;
}

test('unless staff say otherwise nobody sees an answer of another person', async () => {
  const link = await answered(false);
  for (const [key, own] of [
    [ANA, 'de Ana'],
    [BIA, 'de Bia'],
    [CIA, 'de Cia'],
    [undefined, null],
  ] as const) {
    const text = await (await open(link, key)).text();
    const seen = ['de Ana', 'de Bia', 'de Cia'].filter((comment) => text.includes(comment));
    expect(seen).toEqual(own ? [own] : []);
  }
});

test('if staff say so each sees what the others have sent, apart from their own, and no key of theirs', async () => {
  const link = await answered(true);
  const { person, talents } = await read(await open(link, ANA));
  expect(person?.answers).toMatchObject([{ comment: 'de Ana' }]);
  expect(talents[0]?.others).toEqual([{ name: 'bia', pick: 'no', comment: 'de Bia' }]);
  const text = await (await open(link)).text();
  for (const hidden of [ANA, BIA, CIA, 'rascunho']) expect(text).not.toContain(hidden);
});

test('the others see what was sent last: a change and a comment since are a draft, until they are sent too', async () => {
  const link = await answered(true);
  const ofBia = async () => (await read(await open(link, ANA))).talents[0]?.others;
  await read(await say(link, BIA, [{ talent, pick: 'yes', comment: 'rascunho de Bia' }]));
  expect(await ofBia()).toEqual([{ name: 'bia', pick: 'no', comment: 'de Bia' }]);
  expect((await read(await open(link, BIA))).person).toMatchObject({
    unsent: [talent],
    answers: [{ pick: 'yes', comment: 'rascunho de Bia' }],
  });
  await read(await say(link, BIA, [], { is_sent: true }));
  expect(await ofBia()).toEqual([{ name: 'bia', pick: 'yes', comment: 'rascunho de Bia' }]);
});
