import assert from 'node:assert/strict';
import { talentPage } from '@passarela/contract';
import { expectPageNumbers, expectShape, first, ids } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';
import { allTalents, expectTalents, talentsPage } from './talent-list.ts';

const collator = new Intl.Collator('pt', { sensitivity: 'base' });

/** POST /api/talents: the envelope, its arithmetic and its order. */
export const talentPagingChecks = group('Talents: pages and order', (target) => [
  ...[1, 7, 20, 1000].map((size) =>
    check(`paginate=${size}: first and last page add up`, async () => {
      const page = await talentsPage(target, {}, { paginate: String(size) });
      assert.equal(page.per_page, size);
      expectPageNumbers(page, 1);
      const last = await talentsPage(target, {}, { paginate: String(size), page: String(page.last_page) });
      expectPageNumbers(last, page.last_page);
    }),
  ),
  check('without paginate and page the first page comes', async () => {
    const answer = await target.fromIntegration('/api/talents?language=pt', { json: {} });
    expectPageNumbers(expectShape(talentPage, answer), 1);
  }),
  check('the pages together are the whole list, nobody twice, nobody missing', async () => {
    const all = await allTalents(target);
    const size = Math.max(1, Math.ceil(all.length / 5));
    const seen = [];
    for (let page = 1; page <= Math.ceil(all.length / size); page += 1) {
      seen.push(...(await talentsPage(target, {}, { paginate: String(size), page: String(page) })).data);
    }
    assert.deepEqual(ids(seen), ids(all));
    assert.equal(new Set(ids(seen)).size, seen.length);
  }),
  check('a page after the last is empty', async () => {
    const { last_page } = await talentsPage(target);
    const after = await talentsPage(target, {}, { page: String(last_page + 1) });
    assert.deepEqual(after.data, []);
    expectPageNumbers(after, last_page + 1);
  }),
  check('sorted by name as Portuguese sorts', async () => {
    const names = (await allTalents(target)).map((talent) => talent.name);
    for (const [index, name] of names.entries()) {
      const next = names[index + 1] ?? name;
      assert.ok(collator.compare(name, next) <= 0, `"${name}" stands before "${next}"`);
    }
  }),
  check('English lists the same talents', async () => {
    const [pt, en] = [await talentsPage(target), await talentsPage(target, {}, { language: 'en' })];
    expectTalents(en.data, pt.data);
  }),
  check('covers are addresses or paths, updated_at is a moment', async () => {
    const talents = await allTalents(target);
    first(talents, 'talents');
    for (const { id, cover, cover_web, updated_at } of talents) {
      for (const path of [cover, cover_web]) assert.ok(path !== '', `talent ${id}: an empty cover`);
      assert.ok(!Number.isNaN(Date.parse(updated_at)), `talent ${id}: updated_at ${updated_at}`);
    }
  }),
]);
