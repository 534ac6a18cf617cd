import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoverImage } from './cover-image';
import { isSecond } from './second-look';

const markup = (image: { src: string; srcSet: string } | null) =>
  renderToStaticMarkup(<CoverImage image={image} alt="" sizes="100vw" />);

it('a talent without a cover is shown by the placeholder, one with a cover is not [S92.4]', () => {
  const [, placeholder] = /src="([^"]+)"/.exec(markup(null)) ?? [];
  expect(placeholder).toBe('/no-photo.svg');
  expect(existsSync(new URL(`../../../public${placeholder}`, import.meta.url))).toBe(true);
  expect(markup(null)).not.toContain('srcSet');
  expect(markup({ src: '/ana.jpg', srcSet: '/ana.jpg 600w' })).toContain('src="/ana.jpg"');
});

const source = 'http://media.example/ana.jpg';

it.each([
  [{ source }, true],
  [{ source, width: 800, height: 1200 }, true],
  [{ source, isCover: true as const }, false],
  [{ source, width: 1600, height: 1200 }, false],
  [null, false],
])('the opening picture %j is a second look: %s', (opening, isShown) =>
  expect(isSecond(opening)).toBe(isShown),
);
