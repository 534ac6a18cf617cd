import { expect, test } from 'vitest';
import { FOLDED, pendingSteps, unknownSteps } from './pending-steps.ts';

const ran: string[] = [];
const step = (name: string) => ({ name, up: async (_: unknown) => void ran.push(name) });
const LATER = '99990101_000000_later';
const steps = [step(FOLDED.into), step(LATER)];
const [LAST] = FOLDED.last;
const EARLIER = '20261121_044218_initial';

test.each([
  ['an empty database', [], [FOLDED.into, LATER], [FOLDED.into, LATER]],
  ['one that began with the initial step', [FOLDED.into], [LATER], [LATER]],
  ['one with all steps of before', [EARLIER, LAST], [FOLDED.into, LATER], [LATER]],
  ['one of before that was opened since', [EARLIER, LAST, FOLDED.into], [LATER], [LATER]],
  ['one that has everything', [FOLDED.into, LATER], [], []],
])('steps of %s: which are written down, and which change tables', async (_, done, written, changing) => {
  ran.length = 0;
  const pending = pendingSteps(steps, new Set(done));
  for (const { up } of pending) await up(undefined);
  expect(pending.map(({ name }) => name)).toEqual(written);
  expect(ran).toEqual(changing);
});

test('a database that stopped between the steps of before is refused, with the commit that can go on', () => {
  const stopped = [EARLIER, '20261126_133812_agency_words'];
  const sentence = new RegExp(`stopped at 20261126_133812_agency_words: .* commit ${FOLDED.commit}`);
  expect(() => pendingSteps(steps, new Set(stopped))).toThrow(sentence);
  expect(() => unknownSteps(steps, stopped)).toThrow(sentence);
});

test.each([
  ['all steps of before', [EARLIER, LAST], []],
  ['those and the initial one', [EARLIER, LAST, FOLDED.into], []],
  ['one of a newer program', [FOLDED.into, '99990102_000000_newer'], ['99990102_000000_newer']],
])('a backup with %s: which of them this program does not know', (_, done, unknown) => {
  expect(unknownSteps(steps, done)).toEqual(unknown);
});
