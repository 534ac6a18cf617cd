import { expect, it } from 'vitest';
import { videoEmbed, videoRatio } from './video';

it.each([
  ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['YouTube', 'a/b"c', 'https://www.youtube-nocookie.com/embed/a%2Fb%22c?autoplay=1&rel=0'],
  ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['vimeo', '76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1'],
  [null, '1/2', 'https://player.vimeo.com/video/1?h=2&autoplay=1&dnt=1'],
])('a %s video %s plays at its own player [S66.9-11]', (provider, file, src) => {
  expect(videoEmbed({ provider, file }).src).toBe(src);
});

it('a video filmed on a phone is as tall as it was filmed; one of unknown size is wide', () => {
  expect(videoRatio({ width: 1080, height: 1920 })).toBe(9 / 16);
  expect(videoRatio({ width: null, height: 1920 })).toBe(16 / 9);
  expect(videoRatio({ width: 0, height: 0 })).toBe(16 / 9);
});
