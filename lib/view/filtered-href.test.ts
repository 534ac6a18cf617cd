import { expect, it } from 'vitest';
import { type ListName, partsOfList } from '@/lib/domain/lists';
import type { RowCounts, TalentIndex } from '@/lib/domain/types';
import type { ListParams } from '@/lib/routes/page-params';
import { filteredHref } from './filtered-href';

const none: RowCounts = new Map();
const counts: TalentIndex['counts'] = {
  models: new Map([
    ['all b', 3],
    ['man b', 1],
    ['woman b', 2],
    ['woman c', 1],
    ['all c', 1],
  ]),
  mainboard: new Map([
    ['woman c', 1],
    ['all c', 1],
  ]),
  cast: none,
  international: none,
  newFaces: none,
  commercial: none,
};
const at = (list: ListName, over: Partial<ListParams>): ListParams => ({
  lang: 'pt',
  list,
  ...partsOfList(list),
  gender: 'all',
  letter: 'all',
  page: 1,
  ...over,
});

it.each([
  [
    'a gender keeps the letter that its list has',
    at('models', { letter: 'b' }),
    { gender: 'man' },
    '/modelos/homens?letra=b',
  ],
  [
    'a gender drops the letter that its list lacks',
    at('models', { letter: 'c' }),
    { gender: 'man' },
    '/modelos/homens',
  ],
  [
    'no gender keeps the letter',
    at('models', { gender: 'man', letter: 'b' }),
    { gender: 'all' },
    '/modelos?letra=b',
  ],
  [
    'a division keeps gender and letter',
    at('models', { gender: 'woman', letter: 'c' }),
    { division: 'mainboard' },
    '/modelos/mulheres?divisao=mainboard&letra=c',
  ],
  [
    'a division drops the letter it lacks',
    at('models', { letter: 'b' }),
    { division: 'mainboard' },
    '/modelos?divisao=mainboard',
  ],
  [
    'no division keeps the letter',
    at('mainboard', { letter: 'c' }),
    { division: undefined },
    '/modelos?letra=c',
  ],
  [
    'a letter keeps division and gender',
    at('mainboard', { gender: 'woman' }),
    { letter: 'c' },
    '/modelos/mulheres?divisao=mainboard&letra=c',
  ],
  ['another page of a list is left', at('models', { page: 3 }), { gender: 'man' }, '/modelos/homens'],
] as const)('%s [S104.1-2]', (_what, place, change, expected) => {
  expect(filteredHref(place, counts)(change)).toBe(expected);
});
