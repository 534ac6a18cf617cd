import { describe, expect, it } from 'vitest';
import { hasMotion, slideViews, videoExtension } from './slides.ts';

const toUrl = (path: string) => `https://files.example/${path}`;
const item = (mobile: string, desktop: string, pt: string | null = null) => ({
  id: '1',
  mobile,
  desktop,
  alt: { pt, en: null },
});

describe('what a slide shows', () => {
  it.each([
    ['a.mp4', 'mp4'],
    ['A.WEBM', 'webm'],
    ['a.ogg?v=2', 'ogg'],
    ['a.mp4.jpg', null],
    ['mp4', null],
    ['https://x.example/a.jpg?name=b.mp4', null],
  ])('%s is a video of type %s [S45.7 S173.1]', (path, extension) => {
    expect(videoExtension(path)).toBe(extension);
  });

  it('is a picture or a video, for each width of its own [S45.6]', () => {
    const [view] = slideViews([item('a.jpg', 'b.webm', 'Vestido')], 'pt', toUrl);
    expect(view).toMatchObject({
      alt: 'Vestido',
      mobile: { kind: 'image' },
      desktop: { kind: 'video', src: 'https://files.example/b.webm', type: 'video/webm' },
    });
    expect(view?.mobile.src).toContain(encodeURIComponent('https://files.example/a.jpg'));
  });

  it('has an empty alternative text where none is written in the language', () => {
    expect(slideViews([item('a.jpg', 'b.jpg', 'Vestido')], 'en', toUrl)[0]?.alt).toBe('');
  });
});

describe('what moves by itself', () => {
  const views = (...items: ReturnType<typeof item>[]) => slideViews(items, 'pt', toUrl);
  it('is more than one slide, or a video', () => {
    expect(hasMotion(views())).toBe(false);
    expect(hasMotion(views(item('a.jpg', 'a.jpg')))).toBe(false);
    expect(hasMotion(views(item('a.jpg', 'a.jpg'), item('b.jpg', 'b.jpg')))).toBe(true);
    expect(hasMotion(views(item('a.mp4', 'a.jpg')))).toBe(true);
  });
});
