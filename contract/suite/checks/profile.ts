import assert from 'node:assert/strict';
import { attributes, type Talent, talentAnswer } from '@passarela/contract';
import { expectError, expectShape, first, refused } from '../kit/expect.ts';
import { check, group, skip } from '../kit/runner.ts';
import { allTalents } from './talent-list.ts';

const GALLERIES = ['book', 'snap', 'compo', 'video'] as const;
const SAMPLE = 12;

/** GET /api/talent/profile. */
export const profileChecks = group('Profile', (target) => {
  const ask = (id: number | string, language = 'pt') =>
    target.fromIntegration(
      `/api/talent/profile?language=${language}&id=${encodeURIComponent(id)}&cover_web=1&cover2=1&skills=1`,
    );
  const read = async (id: number, language?: string): Promise<Talent> =>
    expectShape(talentAnswer, await ask(id, language)).data;
  const sample = async () => {
    const all = await allTalents(target);
    const apart = Math.max(1, Math.floor(all.length / SAMPLE));
    return all.filter((_, index) => index % apart === 0);
  };

  return [
    check('a profile says the same as the list', async () => {
      const talents = await sample();
      first(talents, 'talents');
      const lists = expectShape(
        attributes,
        await target.fromIntegration('/api/talents/attributes?language=pt'),
      );
      const names = new Map(lists.skills?.map(({ id, value }) => [id, value]));
      for (const summary of talents) {
        const profile = await read(summary.id);
        const { cover: _, cover_web: __, skills = [], ...rest } = summary;
        for (const [field, value] of Object.entries(rest)) {
          assert.deepEqual(Reflect.get(profile, field), value, `talent ${summary.id}: ${field}`);
        }
        if (summary.opening !== undefined) {
          const files = [...profile.book, ...profile.snap, ...profile.compo].flatMap(
            ({ file }) => file ?? [],
          );
          assert.equal(summary.opening?.file ?? null, files[0] ?? null, `talent ${summary.id}: opening`);
        }
        // the list names skills by number, the profile by their texts
        if (skills.length > 0) {
          const texts = skills.map((id) => names.get(id));
          assert.deepEqual(profile.skills, texts, `talent ${summary.id}: skills`);
        }
      }
    }),
    check('somebody has pictures, with width and height', async () => {
      const profiles = await Promise.all((await sample()).map(({ id }) => read(id)));
      const items = profiles.flatMap((profile) => GALLERIES.flatMap((gallery) => profile[gallery]));
      first(
        items.filter((item) => item.file && item.width && item.height),
        'picture with its size',
      );
    }),
    check('English answers the same person', async () => {
      const { id, name } = first(await allTalents(target), 'talents');
      assert.equal((await read(id, 'en')).name, name);
    }),
    check('an unknown id is 404', () => refused(ask(987_654_321), 404)),
    ...['', 'abc', '-1', '1.5', "1' OR '1'='1"].map((id) =>
      check(`the id "${id}" is 400, 404 or 422`, () => refused(ask(id), 400, 404, 422)),
    ),
    check('an id that was public once is 410', async () => {
      if (target.goneId === null) skip('give one with --gone ID');
      expectError(await ask(target.goneId), 410);
    }),
  ];
});

/** GET /api/talent/draft: optional. */
export const draftChecks = group('Draft', (target) => [
  check('a made-up token opens nothing', async () => {
    const headers = { 'X-Draft-Token': '1.1795443947222.made-up' };
    const answer = await target.fromIntegration('/api/talent/draft?language=pt', { headers });
    if (answer.status === 404) skip('this server gives no previews of drafts');
    expectError(answer, 403);
  }),
  check('a made-up token opens no post', async () => {
    const headers = { 'X-Draft-Token': 'post.1.1795443947222.made-up' };
    const answer = await target.fromPanel('/api/posts/draft', { headers });
    if (answer.status === 404) skip('this server gives no previews of posts');
    expectError(answer, 403);
  }),
]);
