import assert from 'node:assert/strict';
import { type Language, language, type Post, type PostType, postPage, postType } from '@passarela/contract';
import { expectPageNumbers, expectShape, refused } from '../kit/expect.ts';
import { allPages } from '../kit/pages.ts';
import { check, group } from '../kit/runner.ts';
import type { Target } from '../kit/target.ts';

/** One page of posts, newest first. */
const postsPage = async (target: Target, type: PostType, language: Language, page = 1) =>
  expectShape(postPage, await target.fromPanel(`/api/posts/${type}/${language}?page=${page}`));

export const allPosts = (target: Target, type: PostType, language: Language): Promise<Post[]> =>
  allPages((page) => postsPage(target, type, language, page));

export const otherLanguage = { pt: 'en', en: 'pt' } as const;

/** GET /api/posts/{type}/{language}. */
export const postListChecks = group('Posts: lists', (target) => [
  ...postType.options.flatMap((type) =>
    language.options.map((lang) =>
      check(`${type} in ${lang}: the pages add up, newest first, only this language`, async () => {
        const page = await postsPage(target, type, lang);
        expectPageNumbers(page, 1);
        expectPageNumbers(await postsPage(target, type, lang, page.last_page), page.last_page);
        const posts = await allPosts(target, type, lang);
        assert.equal(new Set(posts.map((post) => post.slug)).size, page.total, 'every slug once');
        assert.ok(posts.every((post) => post.language === lang));
        const dates = posts.map((post) => post.created_at);
        assert.deepEqual(dates, dates.toSorted().toReversed());
      }),
    ),
  ),
  check('a page after the last is empty', async () => {
    const { last_page } = await postsPage(target, 'blog', 'pt');
    assert.deepEqual((await postsPage(target, 'blog', 'pt', last_page + 1)).data, []);
  }),
  ...[
    '/api/posts/recipes/pt',
    '/api/posts/blog/fr',
    '/api/posts/blog/pt?page=0',
    '/api/posts/blog/pt?page=x',
  ].map((path) => check(`${path} is refused`, () => refused(target.fromPanel(path), 400, 404, 422))),
]);
