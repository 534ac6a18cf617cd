import { describe, expect, it, vi } from 'vitest';
import { captionLine, feedViews } from './feed.ts';

vi.mock('@/lib/system/env', () => ({
  env: () => ({ STORAGE_URL: 'https://files.example', MEDIA_HOSTS: [], PLAIN_MEDIA_HOSTS: [] }),
}));
vi.mock('@/lib/system/log', () => ({ log: () => undefined }));

const item = (id: string, permalink = `https://www.instagram.com/p/${id}`, image = `${id}.jpg`) => ({
  id,
  image,
  permalink,
  caption: null,
});

describe('the photo feed', () => {
  it('shows each post once, Instagram before the panel, twelve at most', () => {
    const panel = Array.from({ length: 14 }, (_, index) => item(`p${index}`));
    const instagram = [item('i1', undefined, '/api/instagram/i1'), item('p0')];
    const ids = feedViews({ instagram, panel }).map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['i1', 'p0', 'p1']);
    expect(ids).toHaveLength(12);
  });

  it('asks our own server for every picture', () => {
    const views = feedViews({ instagram: [item('i', undefined, '/api/instagram/i')], panel: [item('p')] });
    const sources = ['/api/instagram/i', 'https://files.example/p.jpg'];
    expect(views.map(({ image }) => image)).toEqual(sources.map((source) => ({ source })));
  });

  it('leaves out a picture of an unknown host [S92.2]', () => {
    const panel = [item('a', undefined, 'https://evil.example/a.jpg'), item('b')];
    expect(feedViews({ instagram: [], panel }).map(({ id }) => id)).toEqual(['b']);
  });

  it('leaves out what does not lead to the web', () => {
    const panel = [item('a', 'javascript:alert(1)'), item('b', '')];
    expect(feedViews({ instagram: [], panel })).toEqual([]);
  });
});

describe('a caption', () => {
  it.each([
    [null, ''],
    ['Bastidores\n\nem  São Paulo #moda #spfw', 'Bastidores em São Paulo'],
    ['#novo rosto na casa', '#novo rosto na casa'],
  ])('%j reads %j', (caption, line) => {
    expect(captionLine(caption)).toBe(line);
  });

  it('is cut at a word', () => {
    const line = captionLine('palavra '.repeat(40));
    expect(line).toMatch(/palavra…$/);
    expect(line.length).toBeLessThanOrEqual(121);
  });
});
