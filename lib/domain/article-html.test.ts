import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanPostHtml, excerpt, textOf } from './article-html.ts';

describe('the excerpt of a post', () => {
  it('is cut from the text at 74 characters, never inside a tag or an entity [S75.6 S75.7 S172.1]', () => {
    const html = `<p><strong>${'a'.repeat(70)}</strong> &amp; <a href="/x">bcdef</a></p>`;
    expect(excerpt(html)).toBe(`${'a'.repeat(70)} &…`);
  });

  it.each([
    [`${'a'.repeat(70)} bcdef`, 'a'.repeat(70)],
    [`${'a'.repeat(69)}, bcdef`, 'a'.repeat(69)],
    [`${'a'.repeat(70)} bcd ef`, `${'a'.repeat(70)} bcd`],
    [`${'a'.repeat(70)} bcdef ghi`, 'a'.repeat(70)],
    ['a'.repeat(80), 'a'.repeat(74)],
  ])('of “%s” ends with a word where there is one [S75.7]', (text, start) =>
    expect(excerpt(`<p>${text}</p>`)).toBe(`${start}…`),
  );

  it('has no full stop before its ellipsis', () => {
    expect(excerpt(`<p>${'a'.repeat(60)} fim. ${'b'.repeat(30)}</p>`)).toBe(`${'a'.repeat(60)} fim…`);
  });

  it('is the whole text where that is shorter', () => {
    expect(excerpt('<h2>Novas caras</h2><p>Olá,&nbsp;mundo &lt;3</p>')).toBe('Novas caras Olá, mundo <3');
    expect(excerpt('')).toBe('');
  });

  it('counts letters, not halves of them [S75.7]', () => {
    expect(excerpt(`<p>${'😀'.repeat(80)}</p>`)).toBe(`${'😀'.repeat(74)}…`);
  });

  it('holds nothing of scripts and styles', () => {
    expect(textOf('<style>p{}</style><script>alert(1)</script><p>a</p>')).toBe('a');
  });
});

describe('the HTML of a post', () => {
  it.each([
    ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ['<img src="x.jpg" onerror="x()" />', '<img src="x.jpg" loading="lazy" />'],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<h1>Title</h1><p style="color:red">a</p>', '<h2>Title</h2><p>a</p>'],
  ])('%s is shown as %s', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });
});

describe('a video in a post', () => {
  const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;rel=0';
  const VIMEO = 'https://player.vimeo.com/video/76979871?h=8272103f6e&amp;autoplay=1&amp;dnt=1';

  it.each([
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?si=a', YOUTUBE, 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE, 'YouTube'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', VIMEO, 'Vimeo'],
  ])('%s has the address without cookies', (src, address, name) => {
    expect(cleanPostHtml(`<p>a</p><iframe src="${src}" onload="x()"></iframe>`)).toBe(
      `<p>a</p><iframe src="${address}" title="${name}"></iframe>`,
    );
  });

  it.each([
    'https://x.example/embed/dQw4w9WgXcQ',
    'https://youtube.com.x.example/embed/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'dQw4w9WgXcQ',
    '',
  ])('a frame of %j goes', (src) => {
    expect(cleanPostHtml(`<p>a</p><iframe src="${src}">b</iframe>`)).not.toContain('iframe');
  });

  it('other texts have none', () => {
    expect(cleanHtml('<iframe src="https://player.vimeo.com/video/76979871"></iframe>')).toBe('');
  });
});
