import { expect, it } from 'vitest';
import { accentStyle } from './accent-style.ts';

it.each([
  [
    '<!DOCTYPE html><html lang="pt-BR" class="a" data-accent="#1f5aa8"><head>',
    '@media not (prefers-contrast:more){:root{--accent:#1f5aa8}}',
  ],
  ['<!DOCTYPE html><html lang="pt-BR"><head>', null],
  ['<!DOCTYPE html><html lang="en" data-accent="#fff}body{"><head>', null],
  ['<!DOCTYPE html><html lang="en"><p data-accent="#1f5aa8">', null],
])('%s', (html, style) => expect(accentStyle(html)).toBe(style));
