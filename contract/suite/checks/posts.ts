import assert from 'node:assert/strict';
import { type Language, type Post, postAnswer } from '@passarela/contract';
import { expectError, expectShape, first } from '../kit/expect.ts';
import { check, group, skip } from '../kit/runner.ts';
import { allPosts, otherLanguage } from './post-lists.ts';

/** GET /api/posts/{type}/{slug}/{language}: the post, its translation by batch, or 404. */
export const postChecks = group('Posts: one', (target) => {
  const ask = (slug: string, lang: Language) =>
    target.fromPanel(`/api/posts/blog/${encodeURIComponent(slug)}/${lang}`);
  const read = async (slug: string, lang: Language) => expectShape(postAnswer, await ask(slug, lang)).data;
  const posts = async () => [
    ...(await allPosts(target, 'blog', 'pt')),
    ...(await allPosts(target, 'blog', 'en')),
  ];
  const inOther = (post: Post) =>
    post.translations.find((translation) => translation.language === otherLanguage[post.language]);

  return [
    check('by its slug in its language, the same as in the list', async () => {
      const all = await posts();
      first(all, 'posts');
      for (const post of all) assert.deepEqual(await read(post.slug, post.language), post);
    }),
    check('in the other language: the post of the same batch', async () => {
      const translated = (await posts()).filter(inOther);
      if (translated.length === 0) skip('no post has a translation');
      for (const post of translated) {
        const lang = otherLanguage[post.language];
        const found = await read(post.slug, lang);
        assert.equal(found.batch, post.batch);
        assert.equal(found.language, lang);
        assert.equal(found.slug, inOther(post)?.slug);
      }
    }),
    check('in the other language without a translation: 404', async () => {
      const [alone] = (await posts()).filter((post) => !inOther(post));
      if (!alone) skip('every post is translated');
      expectError(await ask(alone.slug, otherLanguage[alone.language]), 404);
    }),
    check('an unknown slug is 404', async () => {
      expectError(await ask('no-such-post', 'pt'), 404);
      expectError(await ask("' OR 1=1 --", 'en'), 404);
    }),
    check('an unknown type or language is refused', async () => {
      const { slug } = first(await posts(), 'posts');
      expectError(await target.fromPanel(`/api/posts/recipes/${slug}/pt`), 400, 404, 422);
      expectError(await target.fromPanel(`/api/posts/blog/${slug}/fr`), 400, 404, 422);
    }),
  ];
});
