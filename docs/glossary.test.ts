import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.ts';

/** The first words of the pairs in docs/glossary.md, "Words that no name has", and what no term there may be called. */
const OLD =
  /^(?:asked|bring|copies|doors?|faces|found|given|hands|hearout|held|her|kept|listening|mends|moving|news|places?|press(?:ed|es)?|quiet|ranks|rooms?|said|sealed|she|shelves|shown|spoken|strangers?|taken|takeaway|ticket|told|trouble|wake|warm|ways|words)$/;

/** Standard where they stand: HTTP's 404, the division New Faces, a key; columns and parameters of the panel. */
const STANDARD =
  /^(?:(?:admin)?not_?found(?:hint)?|newfaces|kept|place|keypress|in_?place\w*|\w*(?:long|broken)words?\w*|lengthenwords|name_?words|haswords|searchedwords)$/i;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: inRoot('.'),
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && !/\/migrations\/|payload-types|importMap|^demo\//.test(file));

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);

const isOld = (name: string) =>
  wordsOf(name).some((word) => OLD.test(word)) && !STANDARD.test(name.replaceAll(/[-.]/g, ''));

/** The exported names of a file, its types and their properties. */
function namesIn(file: string): string[] {
  const names: string[] = [];
  const { program } = parseSync(file, readFileSync(inRoot(file), 'utf8'));
  const add = (node: { type: string } | null) => {
    if (node?.type === 'Identifier' && 'name' in node) names.push(String(node.name));
  };
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type === 'VariableDeclaration') for (const { id } of declaration.declarations) add(id);
      else if (declaration && 'id' in declaration) add(declaration.id);
    },
    ExportDefaultDeclaration({ declaration }) {
      if ('id' in declaration) add(declaration.id);
    },
    TSTypeAliasDeclaration({ id }) {
      add(id);
    },
    TSInterfaceDeclaration({ id }) {
      add(id);
    },
    TSPropertySignature({ key }) {
      add(key);
    },
  }).visit(program);
  return names;
}

const classesIn = (file: string) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/\.([a-z][\w-]+)(?=[^;{}]*\{)/g)].map(
    ([, name = '']) => name,
  );

const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, inner]) => [key, ...(typeof inner === 'object' ? keysOf(inner) : [])]);

const ofEach = (pattern: RegExp, read: (file: string) => string[]) =>
  files.filter((file) => pattern.test(file)).flatMap((file) => read(file).map((name) => ({ file, name })));

it.each([
  ['exported names, types and properties', ofEach(/\.tsx?$/, namesIn)],
  ['classes of style sheets', ofEach(/\.(?:scss|css)$/, classesIn)],
  [
    'keys of messages',
    ofEach(/^messages\/pt\.json$/, (file) => keysOf(JSON.parse(readFileSync(inRoot(file), 'utf8')))),
  ],
  ['files and folders', ofEach(/./, (file) => file.split('/').map((part) => part.replace(/\..*/, '')))],
])('%s are called by the terms of the glossary', (_kind, names) => {
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(({ name }) => isOld(name))).toEqual([]);
});
