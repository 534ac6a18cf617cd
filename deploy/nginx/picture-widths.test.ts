import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AVIF_MAX_WIDTH_PX, IMAGE_WIDTHS_PX } from '../../lib/domain/images.ts';

it('nginx asks for AVIF in the widths in which the site gives it', () => {
  const template = readFileSync(new URL('passarela.conf.template', import.meta.url), 'utf8');
  const [, widths = ''] = /\^w=\(\?:([\d|]+)\) \.\*image\/avif/.exec(template) ?? [];
  expect(widths.split('|').map(Number)).toEqual(IMAGE_WIDTHS_PX.filter((px) => px <= AVIF_MAX_WIDTH_PX));
});
