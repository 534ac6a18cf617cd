import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.ts';

const ELEMENT = /<(?:button|fieldset|Button|FormSubmit)\b/g;
/** The panel's one way: its reasons stand beside the button, and `Save` is among them. */
const ONE_WAY = 'panel/parts/ui/buttons.tsx';
/** Grey only while something is on its way, which their own text or the form's button says. */
const UNDER_WAY = [
  'components/forms/application/application-form.tsx',
  'components/forms/ui/form-end.tsx',
  'components/forms/ui/card-form.tsx',
];

/** The opening tags of buttons in a source, each to its end. */
function tagsIn(source: string): string[] {
  return [...source.matchAll(ELEMENT)].map(({ index }) => {
    let depth = 0;
    for (let at = index; at < source.length; at++) {
      if (source[at] === '{') depth++;
      if (source[at] === '}') depth--;
      if (source[at] === '>' && depth === 0) return source.slice(index, at + 1);
    }
    return source.slice(index);
  });
}

const isGrey = (tag: string): boolean => /\s(?:aria-)?disabled[=\s>]/.test(tag);

const silent = (pattern: string, saysWhy: (tag: string) => boolean): string[] =>
  globSync(pattern, { cwd: inRoot('.'), exclude: (name) => /node_modules|\.next/.test(String(name)) })
    .filter((file) => ![ONE_WAY, ...UNDER_WAY].includes(file) && !file.includes('.test.'))
    .flatMap((file) =>
      tagsIn(readFileSync(inRoot(file), 'utf8')).flatMap((tag) =>
        isGrey(tag) && !saysWhy(tag) ? `${file}: ${tag.replace(/\s+/g, ' ')}` : [],
      ),
    );

it('a grey button of the panel has its reason beside it: none is disabled but by its one button', () => {
  expect(silent('panel/**/*.tsx', () => false)).toEqual([]);
});

it('a grey button of the site is described by the line that says why', () => {
  expect(silent('{app,components,lib}/**/*.tsx', (tag) => tag.includes('aria-describedby='))).toEqual([]);
});

it('every form of the panel has the Save that says why it is grey', () => {
  const builder = readFileSync(inRoot('panel/collections/collection.ts'), 'utf8');
  expect(builder.match(/SAVE_BUTTON/g)?.length).toBeGreaterThan(2);
});
