import assert from 'node:assert/strict';
import { attributes, gender } from '@passarela/contract';
import { fold } from '@passarela/contract/slug';
import { expectShape, first, ids } from '../kit/expect.ts';
import { check, group, skip } from '../kit/runner.ts';
import { allTalents, expectTalents } from './talent-list.ts';

const HIDDEN_CATEGORY = 1446;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** POST /api/talents: each filter answers exactly what the same rule picks from the whole list. */
export const talentFilterChecks = group('Talents: filters', (target) => {
  const startsWith = (letter: string) => (talent: { name: string }) =>
    fold(talent.name).startsWith(letter.toLowerCase());

  return [
    ...gender.options.map((value) =>
      check(`gender ${value}`, async () => {
        const expected = (await allTalents(target)).filter((talent) => talent.gender === value);
        expectTalents(await allTalents(target, { gender: value }), expected);
      }),
    ),
    check('every category that a talent has', async () => {
      const all = await allTalents(target);
      const categories = new Set(all.flatMap((talent) => ids(talent.categories)));
      first([...categories], 'talent with a category');
      for (const id of categories) {
        const expected = all.filter((talent) => ids(talent.categories).includes(id));
        expectTalents(await allTalents(target, { category: id }), expected, `category ${id}`);
      }
    }),
    check('an unknown category is an empty list', async () => {
      assert.deepEqual(await allTalents(target, { category: 987_654 }), []);
    }),
    check('every letter, in either case, accents aside', async () => {
      const all = await allTalents(target);
      for (const letter of LETTERS) {
        expectTalents(await allTalents(target, { letter }), all.filter(startsWith(letter)), letter);
      }
      const initial = first(all, 'talents').name[0] ?? '';
      const upper = await allTalents(target, { letter: fold(initial).toUpperCase() });
      expectTalents(await allTalents(target, { letter: fold(initial) }), upper);
    }),
    check('q finds a talent by a part of the name, in any case and without accents', async () => {
      const talent = first((await allTalents(target)).toReversed(), 'talents');
      const word = talent.name.split(' ').at(-1) ?? talent.name;
      for (const q of [word, word.toUpperCase(), fold(word)]) {
        assert.ok(ids(await allTalents(target, { q })).includes(talent.id), `q "${q}" of "${talent.name}"`);
      }
      assert.deepEqual(await allTalents(target, { q: 'zzqxjw' }), []);
    }),
    check('q takes wildcards and quotes as letters', async () => {
      for (const q of ['%', '_', "' OR '1'='1", '\\']) {
        const found = await allTalents(target, { q });
        assert.ok(
          found.every((talent) => fold(talent.name).includes(fold(q))),
          `q ${q} found ${found.length}`,
        );
      }
    }),
    check('ids answers those talents and passes over unknown ones', async () => {
      const some = (await allTalents(target)).slice(0, 3);
      expectTalents(await allTalents(target, { ids: [...ids(some), 987_654_321] }), some);
    }),
    check('filters together narrow each other', async () => {
      const all = await allTalents(target);
      const inCategories = all.filter((talent) => talent.categories.length > 0);
      const { categories, gender: value, name } = first(inCategories, 'talent with a category');
      const category = first(categories, 'category').id;
      const letter = fold(name).charAt(0);
      const expected = all
        .filter((talent) => talent.gender === value && startsWith(letter)(talent))
        .filter((talent) => ids(talent.categories).includes(category));
      expectTalents(await allTalents(target, { category, gender: value, letter }), expected);
    }),
    check('talents with a division of 1446 are not hidden', async () => {
      const answer = await target.fromIntegration('/api/talents/attributes?language=pt');
      const { divisions } = expectShape(attributes, answer);
      if (!divisions.some((division) => division.id_category === HIDDEN_CATEGORY)) skip('no such division');
      const isOfIt = ({ id_category }: { id_category: number }) => id_category === HIDDEN_CATEGORY;
      first(
        (await allTalents(target)).filter((talent) => talent.divisions.some(isOfIt)),
        'talent of 1446',
      );
    }),
  ];
});
