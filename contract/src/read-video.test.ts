import { expect, test } from 'vitest';
import { readVideo } from './read-video.ts';

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=4', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x', 'youtube', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
  [' https://vimeo.com/76979871 ', 'vimeo', '76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871/8272103f6e'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
  ['dQw4w9WgXcQ', null, 'dQw4w9WgXcQ'],
  ['76979871/8272103f6e', null, '76979871/8272103f6e'],
])('%s is %s %s', (typed, provider, file) => {
  expect(readVideo(typed)).toEqual({ provider, file });
});

test.each([
  '',
  'https://www.youtube.com/@agencia',
  'https://youtu.be/',
  'https://vimeo.com/agencia',
  'https://example.com/video.mp4',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'um vídeo',
])('%j is no video', (typed) => {
  expect(readVideo(typed)).toBeNull();
});

test.each([
  'https://vimeo.com/showcase/7008490',
  'vimeo.com/event/7008490',
  'https://vimeo.com/album/7008490/embed',
])('%s is no video', (typed) => expect(readVideo(typed)).toBeNull());
test('a video within a showcase is one', () =>
  expect(readVideo('https://vimeo.com/showcase/7008490/video/76979871')?.file).toBe('76979871'));
