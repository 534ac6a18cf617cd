import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

// committed, and new ones that nothing ignores: they are the next commit
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '' && statSync(root + file, { throwIfNoEntry: false })?.isFile());

// the ledger's own test reads the ledger
const pages = files.filter(
  (file) =>
    /^(docs\/|README|CONTRIBUTING|SECURITY).*\.md$|\/README\.md$/.test(file) &&
    file !== 'docs/spec-ledger.md',
);

const SOURCE = /\.(ts|tsx|mjs|cjs|json|ya?ml|scss|conf|template|service|example)$|Containerfile$/;
const NO_SOURCE = /package-lock\.json$|migrations\/|^docs\/|^demo\//;
const sources = files
  .filter((file) => SOURCE.test(file) && !NO_SOURCE.test(file))
  .map(read)
  .join('\n');

const blocks = pages.flatMap((page) =>
  [...read(page).matchAll(/```[\s\S]*?```|`([^`\n]+)`/g)].map(([block, span]) => ({ page, block, span })),
);
const spans = blocks.flatMap(({ page, span }) => (span === undefined ? [] : [{ page, span }]));

const foldersOf = (file: string): string[] =>
  dirname(file) === '.' ? [] : [dirname(file), ...foldersOf(dirname(file))];
const paths = new Set([...files, ...files.flatMap(foldersOf)]);
const endsOf = (path: string) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'));
const ends = new Set([...paths].flatMap(endsOf));
const topFolders = new Set([...paths].filter((path) => !path.includes('/')));

const lines = [...paths].join('\n');

/** `*` and `{a,b}` as a shell reads them. */
const asPattern = (name: string) =>
  name
    .replaceAll(/[.()[\]]/g, '\\$&')
    .replaceAll('*', '[^/\n]*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);

/** A pattern names at least one path; a name may leave out the folders before it. */
const isPath = (name: string) =>
  ends.has(name) || (/[*{]/.test(name) && new RegExp(`(?:^|/)${asPattern(name)}$`, 'm').test(lines));

const PATH = /^[\w.()[\]@{},*/-]+$/;
const FILE_END = /\.(ts|tsx|mjs|cjs|md|scss|ya?ml|sh|template|timer|service|py)$/;

function pathsIn({ page, span }: { page: string; span: string }) {
  const name = (span.split('#')[0] ?? '').replace(/\/$/, '');
  const isInFolder = name.includes('/') && topFolders.has(name.split('/')[0] ?? '');
  return PATH.test(name) && (FILE_END.test(name) || isInFolder) ? [{ page, name }] : [];
}

function commandsIn({ page, block }: { page: string; block: string }) {
  const found = block.matchAll(/npm (?:run (?:--silent )?([\w:-]+)|(test|start))(?: -w (\w+))?/g);
  return [...found].map(([, run, short, workspace = '.']) => ({ page, script: run ?? short, workspace }));
}

const scriptsOf = (workspace: string) =>
  Object.keys(JSON.parse(read(join(workspace, 'package.json'))).scripts);

const VARIABLE = /\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g;
const variables = new Set(sources.match(VARIABLE));

const ROUTE = /^(?:(?:GET|POST) )?(?:\{[A-Z]+\})?(\/[a-z]\S*)$/;

/** The part of an address before its first placeholder. */
const routesIn = ({ page, span }: { page: string; span: string }) =>
  [ROUTE.exec(span)?.[1]?.split(/\/?[{[?#…*]|\/$/)[0] ?? '']
    .filter((route) => route !== '')
    .map((route) => ({ page, route }));

const isRoute = (route: string) =>
  sources.includes(route) || ['app', 'panel/app'].some((folder) => existsSync(join(root, folder, route)));

const linksIn = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)].map(
    ([, to = '', section = '']) => ({ page, to: to === '' ? page : join(dirname(page), to), section }),
  );

const sectionsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s_-]/gu, '')
      .trim()
      .replaceAll(/\s+/g, '-'),
  );

it('the pages name files and folders that are there', () => {
  const named = spans.flatMap(pathsIn);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !isPath(name))).toEqual([]);
});

it('the pages name npm scripts that are there', () => {
  const commands = blocks.flatMap(commandsIn);
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter(({ script = '', workspace }) => !scriptsOf(workspace).includes(script))).toEqual([]);
});

it('the pages name environment variables and constants that the code reads', () => {
  const named = blocks.flatMap(({ page, block }) =>
    (block.match(VARIABLE) ?? []).map((name) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !variables.has(name))).toEqual([]);
});

it('the pages name routes that the code knows', () => {
  const routes = spans.flatMap(routesIn);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ route }) => !isRoute(route))).toEqual([]);
});

it('links lead to pages and sections that are there', () => {
  const links = pages.flatMap(linksIn);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ to }) => !existsSync(root + to))).toEqual([]);
  expect(links.filter(({ to, section }) => section !== '' && !sectionsOf(to).includes(section))).toEqual([]);
});

it('comments name decisions that are there', () => {
  const named = [...sources.matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([page]) => page);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((page) => !existsSync(root + page))).toEqual([]);
});

it('tests of the panel with a document, or mocked modules, are named so: the others share one start', () => {
  const tests = files.filter((file) => /^panel\/.*\.test\.ts$/.test(file));
  const isApart = (file: string) => /@vitest-\w+ happy|vi\.(?:do)?mock\(|resetModules/i.test(read(file));
  expect(tests.filter((file) => isApart(file) !== /\.(?:dom|own)\.test\.ts$/.test(file))).toEqual([]);
});
