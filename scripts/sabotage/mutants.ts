import path from 'node:path';
import { mutantsOfScript } from './script-mutants.ts';
import { mutantsOfStyle } from './style-mutants.ts';

/** A change of a file: the text from `start` to `end` becomes `text`. */
export type Mutant = { start: number; end: number; text: string };

/** JSON is read as the expression that it is. */
const BEFORE_JSON = '(';

/** Only texts: all else would be no JSON. */
function mutantsOfJson(code: string, name: string | null): Mutant[] {
  const shift = BEFORE_JSON.length;
  return mutantsOfScript('messages.js', `${BEFORE_JSON}${code})`, name)
    .filter(({ text }) => text.startsWith('"'))
    .map(({ start, end, text }) => ({ start: start - shift, end: end - shift, text }));
}

/**
 * All small changes of a file that could break its behaviour: a number, a condition, a literal, a call, an element.
 * With `name` only those within its owner: a constant, a function, a key (`Talent.back`), an element, a literal, a
 * rule of a sheet.
 */
export function mutantsOf(file: string, code: string, name: string | null = null): Mutant[] {
  const ending = path.extname(file);
  if (ending === '.scss') return mutantsOfStyle(code, name);
  if (ending === '.json') return mutantsOfJson(code, name);
  return /^\.m?tsx?$|^\.mjs$/.test(ending) ? mutantsOfScript(file, code, name) : [];
}

export const applied = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end);

/** A mutant as a person reads it: its line, the old text and the new. */
export function described(code: string, { start, end, text }: Mutant): string {
  const line = code.slice(0, start).split('\n').length;
  const short = (part: string) => part.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${line}: ${short(code.slice(start, end))} → ${short(text) || 'nothing'}`;
}
