import { postAnswer } from '@passarela/contract';
import { beforeAll, expect, test } from 'vitest';
import { call, changeTalent, makeTalent, panel, panelToken, unpublished } from './panel.ts';

let token = '';
beforeAll(async () => {
  token = await panelToken();
});

const link = (fields: object, text = 'aqui') => ({
  type: 'link',
  version: 3,
  fields: { newTab: false, ...fields },
  children: [{ type: 'text', text, version: 1 }],
});
const article = (...children: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, format: '' as const, indent: 0, direction: 'ltr' as const },
    children: [{ type: 'paragraph', version: 1, children }],
  },
});

async function published(content: ReturnType<typeof article>, language: 'pt' | 'en' = 'pt') {
  const payload = await panel();
  const { id, slug } = await payload.create({
    collection: 'posts',
    data: {
      ...{ type: 'blog', language, title: 'Com ligações', status: 'published', content },
      published_at: '2026-01-02T12:00:00.000Z',
    },
    ...unpublished,
  });
  const answer = await call('GET', `/panel/api/posts/blog/${slug}/${language}`, { token });
  const { data } = postAnswer.parse(await answer.json());
  await payload.delete({ collection: 'posts', id, ...unpublished });
  return data.content;
}

test.each([
  ['contact', 'pt', '/contato'],
  ['contact', 'en', '/en/contact'],
  ['cast', 'en', '/en/casting'],
  ['home', 'pt', '/'],
  ['home', 'en', '/en'],
  ['beAModel', 'pt', '/seja-modelo'],
] as const)('a link to the page %s leads in %s to %s', async (page, language, href) => {
  const content = article(link({ linkType: 'page', page }));
  expect(await published(content, language)).toBe(`<p><a href="${href}">aqui</a></p>`);
});

test('a link to nothing, or to an unknown page, is refused', async () => {
  await expect(published(article(link({ linkType: 'page' })))).rejects.toThrow();
  await expect(published(article(link({ linkType: 'page', page: 'wp-admin' })))).rejects.toThrow();
  await expect(published(article(link({ linkType: 'custom' })))).rejects.toThrow();
});

test('a link to a talent or a post is text while visitors cannot see it', async () => {
  const payload = await panel();
  const person = { name: 'Lia Ligada', gender: 'woman', status: 'published' } as const;
  const { id } = await makeTalent(person);
  const content = article(link({ linkType: 'internal', doc: { relationTo: 'talents', value: id } }));
  expect(await published(content, 'en')).toBe(`<p><a href="/en/models/${id}/lia-ligada">aqui</a></p>`);
  await changeTalent(id, { status: 'draft' });
  expect(await published(content)).toBe('<p>aqui</p>');
  await payload.delete({ collection: 'talents', id, ...unpublished });
  expect(await published(content)).toBe('<p>aqui</p>');
});

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ';
const PLAYER = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" allowfullscreen></iframe>';

test.each([
  ['typed', [{ type: 'text', text: ` ${YOUTUBE} `, version: 1 }], PLAYER],
  ['linked by the editor', [link({ linkType: 'custom', url: YOUTUBE }, YOUTUBE)], PLAYER],
  [
    'of Vimeo, unlisted',
    [{ type: 'text', text: 'https://vimeo.com/76979871/8272103f6e', version: 1 }],
    '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" allowfullscreen></iframe>',
  ],
  [
    'behind words',
    [link({ linkType: 'custom', url: YOUTUBE }, 'o desfile')],
    `<p><a href="${YOUTUBE}">o desfile</a></p>`,
  ],
  ['in a sentence', [{ type: 'text', text: `Veja ${YOUTUBE}`, version: 1 }], `<p>Veja ${YOUTUBE}</p>`],
  ['that is a word alone', [{ type: 'text', text: 'Bastidores', version: 1 }], '<p>Bastidores</p>'],
])('the address of a video %s', async (_, children, html) => {
  expect(await published(article(...children))).toBe(html);
});
