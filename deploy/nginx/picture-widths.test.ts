import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AVIF_MAX_WIDTH_PX, IMAGE_QUALITIES, IMAGE_WIDTHS_PX } from '../../lib/domain/images.ts';
import { MEDIA_TYPES } from '../../panel/platform/reference/media-type.ts';
import { addressesIn } from '../../scripts/mirror/addresses.ts';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('nginx asks for AVIF in the widths in which the site gives it', () => {
  const template = fileOf('passarela.conf.template');
  const [, widths = ''] = /\^w=\(\?:([\d|]+)\) \.\*image\/avif/.exec(template) ?? [];
  expect(widths.split('|').map(Number)).toEqual(IMAGE_WIDTHS_PX.filter((px) => px <= AVIF_MAX_WIDTH_PX));
});

it('the width for outages is the one that the mirror asks for, and that the site makes', () => {
  const [, kept = ''] = /"KEPT_WIDTH=([^"]+)"/.exec(fileOf('../container/Containerfile')) ?? [];
  const [, width, quality] = (/^w=(\d+)&q=(\d+)$/.exec(kept) ?? []).map(Number);
  expect(IMAGE_WIDTHS_PX).toContain(width);
  expect(IMAGE_QUALITIES).toContain(quality);
  expect(fileOf('../../scripts/lib/nginx.ts')).toContain(`KEPT_WIDTH: '${kept}'`);
  const picture = '<img src="/_next/image?url=a&amp;w=390&amp;q=72">';
  const [asked = ''] = addressesIn('text/html', picture, 'https://site.example/');
  expect(new URL(asked).search).toBe(`?url=a&${kept}`);
});

it('every kind of film is cached in pieces', () => {
  const [, kinds = ''] =
    /^ {2}location ~\*? \^\/media\/\.\+\\\.\(\?:([\w|]+)\)\$/m.exec(fileOf('panel.conf.template')) ?? [];
  const films = Object.entries(MEDIA_TYPES).filter(([, type]) => type.startsWith('video/'));
  expect(kinds.split('|').sort()).toEqual(films.map(([extension]) => extension.slice(1)).sort());
});
