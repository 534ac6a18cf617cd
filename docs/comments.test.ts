import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.ts';

type Line = { at: string; text: string };
type Comment = Line & { lines: Line[]; isDocOfExport: boolean };

const GENERATED = /\/(?:migrations|importMap|payload-types)/;
/** Lines that tools read. */
const DIRECTIVE = /@ts-|biome-ignore|stylelint-|webpackIgnore|turbopackIgnore|^\/\/\/ |^\/\/#/;

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.scss'], {
  cwd: inRoot('.'),
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !GENERATED.test(file));

const STYLE_COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** The spans of a file's comments; `isDoc` before an exported name. */
function spansOf(file: string, code: string) {
  if (file.endsWith('.scss'))
    return [...code.matchAll(STYLE_COMMENT)].map(({ 0: { length }, index }) => {
      return { start: index, end: index + length, isDoc: false };
    });
  const { comments, program } = parseSync(file, code);
  const exported = new Set(
    program.body.filter(({ type }) => type.startsWith('Export')).map(({ start }) => start),
  );
  return comments.map(({ start, end }) => {
    const next = code.length - code.slice(end).trimStart().length;
    return { start, end, isDoc: code.startsWith('/**', start) && exported.has(next) };
  });
}

function commentsIn(file: string): { comments: Comment[]; length: number } {
  const code = readFileSync(inRoot(file), 'utf8');
  const rows = code.split('\n');
  const comments = spansOf(file, code).map(({ start, end, isDoc }) => {
    const text = code.slice(start, end);
    const first = code.slice(0, start).split('\n').length - 1;
    const lines = rows.slice(first, first + text.split('\n').length).map((row, offset) => {
      return { at: `${file}:${first + offset + 1}`, text: row };
    });
    return { at: `${file}:${first + 1}`, text, lines, isDocOfExport: isDoc };
  });
  return { comments: comments.filter(({ text }) => !DIRECTIVE.test(text)), length: rows.length };
}

const sources = files.map((file) => ({
  file,
  isTest: /\.(?:test|spec)\.|\/test(?:s|ing)\//.test(file),
  ...commentsIn(file),
}));
const comments = sources.flatMap((source) => source.comments);
const placesOf = (found: readonly Line[]) => found.map(({ at }) => at);

const plainText = (text: string) => text.replaceAll(/^\s*(?:\/\*\*?|\/\/|\*\/?)|\*\/$/gm, '').trim();

it('no comment names a document that is not in the repository', () => {
  expect(comments.length).toBeGreaterThan(3_000);
  const UNKNOWN = /\b(?:SPEC|CONTRACT|DESIGN)\b/;
  expect(placesOf(comments.filter(({ text }) => UNKNOWN.test(text)))).toEqual([]);
});

it('no line of a comment has more than 120 columns', () => {
  expect(placesOf(comments.flatMap(({ lines }) => lines).filter(({ text }) => text.length > 120))).toEqual(
    [],
  );
});

it('no sentence of a comment begins without a noun', () => {
  const HEADLESS = /(?:^|[.;:]\s+)(?:What|Who|Whom|Where|Of)\b/;
  expect(placesOf(comments.filter(({ text }) => HEADLESS.test(plainText(text))))).toEqual([]);
});

/** A folder at the top, in the panel the one below it. */
const roomOf = (file: string) => /^(?:panel\/)?[\w-]+(?=\/)/.exec(file)?.[0] ?? '';
const ROOMS = /^(?:app|components|contract|gate|lib|panel\/.+|server)$/;
const own = sources.filter(({ file, isTest }) => !isTest && ROOMS.test(roomOf(file)));

it.each([...new Set(own.map(({ file }) => roomOf(file)))])('%s says most in its code', (room) => {
  const inRoom = own.filter(({ file }) => roomOf(file) === room);
  const length = inRoom.reduce((sum, source) => sum + source.length, 0);
  const share = (counted: readonly Comment[]) =>
    counted.reduce((sum, { lines }) => sum + lines.length, 0) / length;
  const all = inRoom.flatMap((source) => source.comments);
  expect(share(all), 'with the docstrings of exported names').toBeLessThanOrEqual(0.08);
  expect(share(all.filter(({ isDocOfExport }) => !isDocOfExport)), 'without').toBeLessThanOrEqual(0.05);
});

it('comments name files that are there', () => {
  const NAME = /(?<![\w*{<@:.-])(?:[\w@-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|scss|md)\b/g;
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: inRoot('.'), encoding: 'utf8' }).split('\0');
  const ends = new Set(
    tracked.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  );
  const named = comments.flatMap(({ at, text }) =>
    [...text.matchAll(NAME)].map(([name]) => ({ at, name: name.replace(/^node_modules\//, '') })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !ends.has(name))).toEqual([]);
});
