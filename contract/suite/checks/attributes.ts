import assert from 'node:assert/strict';
import { attributes } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import type { Check } from '../kit/runner.ts';
import type { Target } from '../kit/target.ts';

const LISTS = ['gender', 'hair', 'eyes', 'skin_tone', 'categories', 'divisions'] as const;

/** CONTRACT, GET /api/talents/attributes. */
export function attributeChecks(target: Target): Check[] {
  const read = async (query: string) =>
    expectShape(attributes, await target.fromIntegration(`/api/talents/attributes${query}`));

  return [
    {
      name: 'all six lists, in Portuguese and in English',
      run: async () => {
        await read('?language=pt');
        await read('?language=en');
      },
    },
    {
      name: 'both languages have the same ids and other words',
      run: async () => {
        const [pt, en] = [await read('?language=pt'), await read('?language=en')];
        for (const list of LISTS) {
          assert.deepEqual(
            en[list].map((option) => option.id),
            pt[list].map((option) => option.id),
            list,
          );
        }
        assert.notDeepEqual(
          en.hair.map((option) => option.value),
          pt.hair.map((option) => option.value),
        );
      },
    },
    {
      name: 'genders are man, woman and other',
      run: async () => {
        const { gender } = await read('?language=pt');
        const known = ['man', 'woman', 'other'];
        assert.ok(
          gender.every((option) => known.includes(String(option.id))),
          JSON.stringify(gender),
        );
        assert.ok(gender.length >= 2, 'at least man and woman');
      },
    },
    {
      name: 'ids are unique in each list, colours are keys',
      run: async () => {
        const lists = await read('?language=pt');
        for (const list of LISTS) {
          const ids = lists[list].map((option) => option.id);
          assert.equal(new Set(ids).size, ids.length, list);
        }
        for (const { id } of [...lists.hair, ...lists.eyes]) assert.match(String(id), /^[a-z][a-z_0-9]*$/);
      },
    },
    {
      name: 'without a language it answers too',
      run: async () => {
        await read('');
      },
    },
  ];
}
