import { expect, it, vi } from 'vitest';
import { mediaUrl } from './media.ts';

vi.mock('@/lib/env', () => ({ env: () => ({ STORAGE_URL: 'http://media.example/files' }) }));

it.each([
  ['ana.jpg', 'http://media.example/files/ana.jpg'],
  ['/2026/ana.jpg', 'http://media.example/files/2026/ana.jpg'],
  ['https://elsewhere.example/ana.jpg', 'https://elsewhere.example/ana.jpg'],
])('the picture %s is asked for at %s [S92.1 S92.3]', (path, url) => {
  expect(mediaUrl(path)).toBe(url);
});
