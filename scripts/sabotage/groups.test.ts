import { expect, test } from 'vitest';
import { groupsOf, reachOf } from './groups.ts';

const imports = new Map([
  ['page.tsx', ['card.tsx', 'list.ts']],
  ['card.tsx', ['names.ts']],
  ['form.tsx', ['rules.ts']],
  ['loop.ts', ['loop.ts']],
]);

test('a file reaches what it imports, near and far', () => {
  expect([...reachOf(['page.tsx'], imports)].sort()).toEqual(['card.tsx', 'list.ts', 'names.ts', 'page.tsx']);
  expect([...reachOf(['loop.ts'], imports)]).toEqual(['loop.ts']);
});

const change = (file: string, tests: string[] = [`${file}.spec`]) => ({ file, tests });
const grouped = (...changes: ReturnType<typeof change>[]) =>
  groupsOf(changes, imports, new Set(['middleware.ts'])).map((group) => group.map(({ file }) => file));

test.each<[string, ReturnType<typeof change>[], string[][]]>([
  [
    'files that do not know each other share one',
    [change('card.tsx'), change('form.tsx')],
    [['card.tsx', 'form.tsx']],
  ],
  [
    'a file and what it imports do not',
    [change('page.tsx'), change('names.ts')],
    [['page.tsx'], ['names.ts']],
  ],
  [
    'one file twice does not',
    [change('card.tsx', ['a']), change('card.tsx', ['b'])],
    [['card.tsx'], ['card.tsx']],
  ],
  [
    'files with the same tests do not',
    [change('card.tsx', ['a']), change('form.tsx', ['a'])],
    [['card.tsx'], ['form.tsx']],
  ],
  [
    'the most of them come first',
    [change('middleware.ts'), change('card.tsx'), change('form.tsx')],
    [['card.tsx', 'form.tsx'], ['middleware.ts']],
  ],
  [
    'what every page goes through stands alone',
    [change('card.tsx'), change('middleware.ts')],
    [['card.tsx'], ['middleware.ts']],
  ],
])('builds: %s', (_what, changes, groups) => {
  expect(grouped(...changes)).toEqual(groups);
});
