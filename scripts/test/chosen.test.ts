import { expect, test } from 'vitest';
import { chosenFrom, EVERY_COMMIT } from './chosen.ts';

test('npm test runs the steps of a commit, test:all the rest too', () => {
  const [commit, all] = [chosenFrom([]), chosenFrom(['--all'])];
  expect(EVERY_COMMIT.every((step) => commit.has(step) && all.has(step))).toBe(true);
  expect([commit.has('images'), all.has('images')]).toEqual([false, true]);
});

test('a run goes on from a step, and leaves out what stands before it', () => {
  const { has } = chosenFrom(['--all', '--from', 'images']);
  expect([has('e2e'), has('moved'), has('images'), has('bodies')]).toEqual([false, false, true, true]);
});

test('steps and files are chosen by name; `--only` reaches those of test:all', () => {
  const { has, specs } = chosenFrom(['--only', 'e2e, chaos', '--spec', 'e2e/a.spec.ts,e2e/b.whole.spec.ts']);
  expect([has('e2e'), has('chaos'), has('lint')]).toEqual([true, true, false]);
  expect(specs).toEqual(['e2e/a.spec.ts', 'e2e/b.whole.spec.ts']);
});

test.each([[['--only', 'lnt']], [['--all', '--from', 'x']], [['--from', 'images']], [['--al']]])(
  'an unknown step is refused: %j',
  (args) => {
    expect(() => chosenFrom(args)).toThrow();
  },
);
