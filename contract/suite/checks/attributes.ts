import assert from 'node:assert/strict';
import { attributes } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';

const LISTS = ['gender', 'hair', 'eyes', 'skin_tone', 'categories', 'divisions'] as const;

/** CONTRACT, GET /api/talents/attributes. */
export const attributeChecks = group('Attributes', (target) => {
  const read = async (query: string) =>
    expectShape(attributes, await target.fromIntegration(`/api/talents/attributes${query}`));

  return [
    check('all six lists, in Portuguese and in English', async () => {
      await read('?language=pt');
      await read('?language=en');
    }),
    check('both languages have the same ids and other words', async () => {
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
    }),
    check('genders are man, woman and other', async () => {
      const { gender } = await read('?language=pt');
      const known = ['man', 'woman', 'other'];
      assert.ok(
        gender.every((option) => known.includes(String(option.id))),
        JSON.stringify(gender),
      );
      assert.ok(gender.length >= 2, 'at least man and woman');
    }),
    check('ids are unique in each list, colours are keys', async () => {
      const lists = await read('?language=pt');
      for (const list of LISTS) {
        const ids = lists[list].map((option) => option.id);
        assert.equal(new Set(ids).size, ids.length, list);
      }
      for (const { id } of [...lists.hair, ...lists.eyes]) assert.match(String(id), /^[a-z][a-z_0-9]*$/);
    }),
    check('without a language it answers too', () => read('')),
  ];
});
