import { describe, expect, it, vi } from 'vitest';
import { hasMotion, slideViews, videoExtension } from './slides.ts';

vi.mock('@/lib/system/env', () => ({
  env: () => ({
    STORAGE_URL: 'https://files.example',
    MEDIA_HOSTS: [],
    PLAIN_MEDIA_HOSTS: ['https://plain.example'],
  }),
}));
vi.mock('@/lib/system/log', () => ({ log: () => undefined }));

const item = (mobile: string, desktop: string, pt: string | null = null) => ({
  id: '1',
  mobile,
  desktop,
  mobileFocus: null,
  desktopFocus: null,
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
    const [view] = slideViews([item('a.jpg', 'b.webm', 'Vestido')], 'pt');
    expect(view).toMatchObject({
      alt: 'Vestido',
      mobile: { kind: 'image', source: 'https://files.example/a.jpg' },
      desktop: { kind: 'video', src: 'https://files.example/b.webm', type: 'video/webm' },
    });
  });

  it('is the placeholder where its host is unknown, also for a video; a plain host is used as it is [S92.2]', () => {
    const at = (host: string, file: string) => `https://${host}.example/${file}`;
    const [view] = slideViews([item(at('evil', 'a.jpg'), at('evil', 'b.mp4'))], 'pt');
    const broken = { kind: 'image', source: '/broken-photo.svg', isPlain: true };
    expect(view).toMatchObject({ mobile: broken, desktop: broken });
    const [plain] = slideViews([item(at('plain', 'a.jpg'), at('plain', 'b.mp4'))], 'pt');
    expect(plain).toMatchObject({
      mobile: { kind: 'image', source: at('plain', 'a.jpg'), isPlain: true },
      desktop: { kind: 'video', src: at('plain', 'b.mp4') },
    });
  });

  it('has an empty alternative text where none is written in the language', () => {
    expect(slideViews([item('a.jpg', 'b.jpg', 'Vestido')], 'en')[0]?.alt).toBe('');
  });
});

describe('what moves by itself', () => {
  const views = (...items: ReturnType<typeof item>[]) => slideViews(items, 'pt');
  it('is more than one slide, or a video', () => {
    expect(hasMotion(views())).toBe(false);
    expect(hasMotion(views(item('a.jpg', 'a.jpg')))).toBe(false);
    expect(hasMotion(views(item('a.jpg', 'a.jpg'), item('b.jpg', 'b.jpg')))).toBe(true);
    expect(hasMotion(views(item('a.mp4', 'a.jpg')))).toBe(true);
  });
});
