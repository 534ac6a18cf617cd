import { describe, expect, it } from 'vitest';
import { POSTS } from '../data/posts.ts';
import { article, inline } from './lexical.ts';

describe('inline text', () => {
  it.each([
    ['plain', [{ text: 'plain', format: 0 }]],
    ['a **b** c', [{ text: 'a ' }, { text: 'b', format: 1 }, { text: ' c' }]],
    ['*i*', [{ text: 'i', format: 2 }]],
  ])('reads %j', (source, expected) => {
    expect(inline(source)).toMatchObject(expected);
  });

  it('reads a link', () => {
    expect(inline('go [there](/contato).')[1]).toMatchObject({
      type: 'link',
      fields: { url: '/contato' },
      children: [{ text: 'there' }],
    });
  });
});

describe('an article', () => {
  it.each([
    ['## Title\nText', ['heading', 'paragraph']],
    ['- a\n- b', ['list']],
    ['### Title\n- a\n\n1. b', ['heading', 'list', 'list']],
    ['> quote\n\n![walk]', ['quote', 'upload']],
  ])('reads %j', (source, types) => {
    expect(article(source, () => 7).root.children.map(({ type }) => type)).toEqual(types);
  });

  it('leaves out a picture that does not exist', () => {
    expect(article('![none]', () => null).root.children).toEqual([]);
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
    (_, post) => {
      for (const text of [post.pt, post.en]) {
        const types = article(text?.body ?? post.pt.body, () => 1).root.children.map(({ type }) => type);
        expect(types).toEqual(expect.arrayContaining(['heading', 'list', 'quote', 'paragraph']));
        expect((text ?? post.pt).description.length).toBeLessThan(200);
      }
    },
  );
});
