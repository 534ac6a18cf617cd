import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../content/articles/article-html.ts';
import config from '../../payload.config.ts';
import { POSTS } from '../data/editorial.ts';
import { articleReader } from './editorial.ts';

const reader = async (picture: number | null) => articleReader(await config, () => picture);

describe('inline text', () => {
  it.each([
    ['plain', '<p>plain</p>'],
    ['a **b** c', '<p>a <strong>b</strong> c</p>'],
    ['*i*', '<p><em>i</em></p>'],
    ['_i_', '<p><em>i</em></p>'],
    ['go [there](/contato).', '<p>go <a href="/contato">there</a>.</p>'],
  ])('reads %j', async (source, html) => {
    expect(articleHtml((await reader(null))(source), 'pt')).toBe(html);
  });
});

describe('an article', () => {
  it.each([
    ['## Title\nText', ['heading', 'paragraph']],
    ['- a\n- b', ['list']],
    ['### Title\n- a\n\n1. b', ['heading', 'list', 'list']],
    ['> quote\n\n![walk]', ['quote', 'upload']],
  ])('reads %j', async (source, types) => {
    expect((await reader(7))(source).root.children.map(({ type }) => type)).toEqual(types);
  });

  it('leaves out a picture that does not exist', async () => {
    expect((await reader(null))('![none]').root.children).toEqual([]);
  });
});

describe('the posts of the demo', () => {
  it('are twelve in both languages and one in Portuguese only', () => {
    expect(POSTS.filter(({ en }) => en !== null)).toHaveLength(12);
    expect(POSTS.filter(({ en }) => en === null)).toHaveLength(1);
  });

  it('have their own batches and slugs, different in each language', () => {
    expect(new Set(POSTS.map(({ batch }) => batch)).size).toBe(POSTS.length);
    for (const { pt, en } of POSTS) expect(en?.slug).not.toBe(pt.slug);
  });

  it.each(POSTS.map((post) => [post.batch, post] as const))(
    '%s has a heading, a list and a quote',
    async (_, post) => {
      const read = await reader(1);
      for (const text of [post.pt, post.en]) {
        const types = read(text?.body ?? post.pt.body).root.children.map(({ type }) => type);
        expect(types).toEqual(expect.arrayContaining(['heading', 'list', 'quote', 'paragraph']));
        expect((text ?? post.pt).description.length).toBeLessThan(200);
      }
    },
  );
});
