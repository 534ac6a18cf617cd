import { describe, expect, it, vi } from 'vitest';
import { cleanPostHtml } from '../domain/article-html.ts';
import { postBody as bodyWith } from './post-body.ts';

vi.mock('@/lib/system/env', () => ({
  env: () => ({
    STORAGE_URL: 'http://media.example/files',
    MEDIA_HOSTS: [],
    PLAIN_MEDIA_HOSTS: ['https://plain.example'],
  }),
}));

vi.mock('@/lib/system/log', () => ({ log: () => undefined }));

const postBody = (html: string) => bodyWith(html, (provider) => `Assistir no ${provider}`);

describe('the body of a post', () => {
  it('asks for pictures of ours in the width of the screen, late, with the place kept', () => {
    const html = postBody('<p>Luz</p><img src="http://media.example/files/a.jpg" width="4" height="3">');
    expect(html).toContain('<p>Luz</p>');
    expect(html).toMatch(/src="\/_next\/image\?url=http%3A%2F%2Fmedia\.example%2Ffiles%2Fa\.jpg/);
    expect(html).toMatch(/390w, .*1440w/);
    expect(html).toContain('width="4" height="3" alt=""');
    expect(html).toContain('loading="lazy"');
  });

  it.each(['/files/2024/a.jpg', 'files/2024/a.jpg', '2024/a.jpg'])('finds %s in the storage', (src) => {
    expect(postBody(`<img src="${src}">`)).toContain(
      'url=http%3A%2F%2Fmedia.example%2Ffiles%2F2024%2Fa.jpg&amp;',
    );
  });

  it('turns a picture of another host into a link: the policy would bar it', () => {
    expect(postBody('<img src="https://elsewhere.example/a.jpg" alt="Desfile">')).toBe(
      '<a href="https://elsewhere.example/a.jpg" rel="noopener">Desfile</a>',
    );
  });

  it('shows a picture of a plain host as it is [S92.2]', () => {
    const html = postBody('<img src="https://plain.example/a.jpg?x=1" alt="Desfile">');
    expect(html).toContain('src="https://plain.example/a.jpg?x=1"');
    expect(html).not.toContain('srcset');
  });

  it('leaves quotes, lists and tables as they are [S78.4]', () => {
    const html = '<blockquote><p>Luz</p></blockquote><ul><li>Um</li></ul><table><tr><td>1</td></tr></table>';
    expect(postBody(html)).toBe(html);
  });

  it.each(['<p>%</p>', '<figure>%</figure>', '%'])('in %s a player waits behind its label', (around) => {
    const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
    const html = postBody(cleanPostHtml(around.replace('%', frame)));
    expect(html).toContain('<details><summary>Assistir no YouTube</summary><iframe src="https://www.youtube');
    expect(html).toContain(' loading="lazy" ');
    expect(html).not.toContain('<p>');
  });
});
