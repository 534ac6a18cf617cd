import type { Mutant } from './mutants.ts';

/** A declaration or a mixin in use, its value in a group; comments and selectors have no `;`. */
const DECLARATION = /^[ \t]*(?:[$\w-]+:|@include )([^;{}]+);/gm;
const NUMBER = /(?<![\w#.-])\d+(?:\.\d+)?/g;

/** From the line that holds `name` to its end, or to the end of the block that it opens. */
function rangeOf(code: string, name: string): [start: number, end: number] {
  const at = code.indexOf(name);
  if (at < 0) return [0, 0];
  const lineEnd = code.indexOf('\n', at) + 1 || code.length;
  if (!code.slice(at, lineEnd).includes('{')) return [code.lastIndexOf('\n', at) + 1, lineEnd];
  let depth = 0;
  for (let end = at; end < code.length; end++) {
    if (code[end] === '{') depth++;
    if (code[end] === '}' && --depth === 0) return [at, end + 1];
  }
  return [at, code.length];
}

/** Each number of a declaration more than doubled, and each declaration without its line. */
export function mutantsOfStyle(code: string, name: string | null): Mutant[] {
  const [from, to] = name === null ? [0, code.length] : rangeOf(code, name);
  const all = [...code.matchAll(DECLARATION)].flatMap((declaration): Mutant[] => {
    const [whole, value = ''] = declaration;
    const start = declaration.index;
    const end = start + whole.length;
    const valueAt = end - 1 - value.length;
    return [
      { start, end, text: '' },
      ...[...value.matchAll(NUMBER)].map((found) => ({
        start: valueAt + found.index,
        end: valueAt + found.index + found[0].length,
        text: String(Number(found[0]) * 2 + 1),
      })),
    ];
  });
  return all.filter(({ start, end }) => start >= from && end <= to);
}
