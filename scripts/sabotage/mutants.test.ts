import { expect, test } from 'vitest';
import { applied, described, mutantsOf } from './mutants.ts';

const broken = (file: string, code: string, name?: string) =>
  mutantsOf(file, code, name).map((mutant) => applied(code, mutant));

test.each<[what: string, code: string, broken: string[]]>([
  ['a number', 'f(20)', ['f(41)']],
  ['a condition', 'if (a) b()', ['if (!(a)) b()']],
  ['a choice', 'x = a ? b : c', ['x = !(a) ? b : c']],
  ['a comparison', 'x = a < b', ['x = a >= b']],
  ['both', 'x = a && b', ['x = a || b']],
  ['a negation', 'x = !a', ['x = (a)']],
  ['true', 'f(true)', ['f(false)']],
  ['a text', `f('contato')`, [`f('contatox')`]],
  ['a pattern', 'f(/a+/u)', ['f(/(?!)/u)']],
  ['a call that changes a list', 'x = list.filter(isOdd)', ['x = list']],
  ['a property', 'x = { a }', ['x = { ...{} }']],
  ['an import', `import a from 'a'`, []],
  ['a directive', `'use client'`, []],
  ['a type', `let a: 'x' | 'y' = b as 'x'`, []],
  ['a key', `x = f({ 'a': b })`, [`x = f({ ...{} })`]],
])('of a script %s is broken', (_what, code, expected) => {
  expect(broken('a.ts', code)).toEqual(expected);
});

test('of an element its texts and its children are broken, no class', () => {
  expect(broken('a.tsx', '<p className="a"><Back label="x" />Olá</p>')).toEqual([
    '<p className="a">{null}Olá</p>',
    '<p className="a"><Back label="xx" />Olá</p>',
    '<p className="a"><Back label="x" />Oláx</p>',
  ]);
});

test('of an element what switches it is broken', () => {
  expect(broken('a.tsx', '<video muted tabIndex={1 as const} disabled={isOff} />', 'muted')).toEqual([
    '<video muted={false} tabIndex={1 as const} disabled={isOff} />',
  ]);
  expect(broken('a.tsx', '<video disabled={isOff} />')).toEqual(['<video disabled={undefined} />']);
});

test('with a name only what bears it is broken', () => {
  const code = 'const a = 1; const b = { c: 2, d: { c: 3 } }; f(4)';
  expect(broken('a.ts', code, 'a')).toEqual([code.replace('1', '3')]);
  expect(broken('a.ts', code, 'd.c')).toEqual([code.replace('c: 3', '...{}'), code.replace('3', '7')]);
  expect(broken('a.ts', code, 'nobody')).toEqual([]);
});

test('of the messages a text is broken by the path of its key', () => {
  const json = '{\n  "A": { "x": "Olá" },\n  "B": { "x": "Oi \\"tu\\"" }\n}';
  expect(broken('messages/pt.json', json, 'B.x')).toEqual([json.replace('\\"tu\\"', '\\"tu\\"x')]);
});

test('of a style numbers and whole declarations are broken, in the block that is named', () => {
  const style = '.a {\n  columns: 3; // 4\n}\n\n.b {\n  @include abreast(6, $lg);\n  width: 2.5rem;\n}\n';
  expect(broken('a.scss', style, '.a')).toEqual([
    style.replace('  columns: 3;', ''),
    style.replace('3;', '7;'),
  ]);
  expect(broken('a.scss', style)).toHaveLength(6);
});

test('a mutant is described by its line, what was and what is', () => {
  const code = 'a();\nf(20)';
  const [mutant] = mutantsOf('a.ts', code);
  expect(mutant && described(code, mutant)).toBe('2: 20 → 41');
});
