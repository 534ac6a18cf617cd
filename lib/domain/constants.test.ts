import { fileURLToPath } from 'node:url';
import { compileString } from 'sass';
import { expect, it } from 'vitest';
import { FADE_MS, PAGE_FADE_MS } from './constants.ts';

const ui = fileURLToPath(new URL('../../components/ui', import.meta.url));
/** The CSS of a style that sees the mixins, as every module does. */
const compiled = (source: string) => compileString(`@use "mixins" as *;\n${source}`, { loadPaths: [ui] }).css;

it('the styles fade in the times that the scripts wait for [S42.4 S42.5]', () => {
  const css = compileString('@use "tokens";', { loadPaths: [ui] }).css;
  const ms = (token: string) => Number(css.split(`${token}: `)[1]?.split('ms;')[0]);
  expect([ms('--page-fade'), ms('--fade')]).toEqual([PAGE_FADE_MS, FADE_MS]);
  expect([PAGE_FADE_MS, FADE_MS]).toEqual([800, 500]);
});

it('each breakpoint begins at its width, in em: 16 px where letters are not larger [S174.2]', () => {
  const names = ['sm', 'md', 'lg', 'xl', 'laptop', 'xxl', 'widest'];
  const widths = names.map((name) => {
    const css = compiled(`a { @include from($${name}) { color: red; } }`);
    return Number(/\(min-width: ([\d.]+)em\)/.exec(css)?.[1]) * 16;
  });
  expect(widths).toEqual([640, 768, 1024, 1280, 1366, 1500, 1750]);
});

it.each(['640', '640px', '40rem'])(
  'a style that begins at %s, and at no breakpoint, does not compile',
  (width) => {
    expect(() => compiled(`a { @include from(${width}) { color: red; } }`)).toThrow('no breakpoint');
  },
);
