import assert from 'node:assert/strict';
import { attributes } from '@passarela/contract';
import { expectShape, ids } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';

const LISTS = ['gender', 'hair', 'eyes', 'skin_tone', 'categories', 'divisions'] as const;

/** GET /api/talents/attributes. */
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
      for (const list of LISTS) assert.deepEqual(ids(en[list]), ids(pt[list]), list);
      assert.notDeepEqual(en.hair, pt.hair);
    }),
    check('skills, where there are any: the same ids in both languages', async () => {
      const [pt, en] = [await read('?language=pt'), await read('?language=en')];
      assert.deepEqual(ids(en.skills ?? []), ids(pt.skills ?? []));
    }),
    check('genders are man, woman and other', async () => {
      const { gender } = await read('?language=pt');
      const known = ['man', 'woman', 'other'];
      for (const id of ids(gender)) assert.ok(known.includes(String(id)), JSON.stringify(gender));
      assert.ok(gender.length >= 2, 'at least man and woman');
    }),
    check('ids are unique in each list, colours are keys', async () => {
      const lists = await read('?language=pt');
      for (const list of LISTS) {
        assert.equal(new Set(ids(lists[list])).size, lists[list].length, list);
      }
      for (const { id } of [...lists.hair, ...lists.eyes]) assert.match(String(id), /^[a-z][a-z_0-9]*$/);
    }),
    check('without a language it answers too', () => read('')),
  ];
});
