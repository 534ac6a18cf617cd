import {
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { unavailablePages } from '../../server/error-page.ts';
import { inRoot, ROOT } from './paths.ts';

type Trace = (
  entries: readonly string[],
  options: {
    base: string;
    processCwd: string;
    ignore: (file: string) => boolean;
    cache: object;
    analysis: { emitGlobs: boolean };
    readFile: (file: string) => string | Buffer | null;
  },
) => Promise<{ fileList: Set<string> }>;

/** The tracer with which `next build` finds a page's files; Next brings it without types. */
const { nodeFileTrace }: { nodeFileTrace: Trace } = createRequire(import.meta.url)(
  'next/dist/compiled/@vercel/nft',
);

/** Next looks for these files whenever it reads a configuration. */
const WEBPACK = 'node_modules/next/dist/compiled/{webpack/*,@babel/runtime/package.json}';
/** Each program's entry, and files that it reads by a path made at run time. */
const PROGRAMS = {
  site: {
    home: '.',
    entries: ['server/start.ts', 'server/page-cache.ts', 'next.config.ts', 'scripts/mirror.ts'],
    files: [
      ...[
        '.browser/*.js',
        'public/**',
        'messages/*.json',
        'components/fonts/*',
        'server/error-page.html',
        'lib/i18n/request.ts',
      ],
      ...['node_modules/{sonner,sonner/dist,@parcel/watcher-*}/*.{json,js,mjs,node}', WEBPACK],
    ],
  },
  panel: {
    home: 'panel',
    entries: [
      'panel/boot/server/start.ts',
      'panel/platform/photos/decoder.ts',
      'panel/next.config.ts',
      'panel/scripts/{admin,backup,move,restore,rotate-keys}.ts',
    ],
    files: [
      'panel/public/**',
      'node_modules/i18n-iso-countries/langs/*.json',
      'node_modules/libheif-js/libheif-wasm/libheif.wasm',
      WEBPACK,
    ],
  },
};
export type ProgramImage = keyof typeof PROGRAMS;
export const IMAGES_FOLDER = inRoot('.cache', 'images');

/** Files that no program opens in production: Next's own list for `output: 'standalone'`, code generators, tests. */
const UNUSED = [
  /\.map$|\.d\.[mc]?ts$|\.development\.js$|\.dev\.m?js$|\.nft\.json$/,
  /(^|\/)\.next\/(cache|dev|types|diagnostics|trace)/,
  /next\/dist\/(docs|compiled\/(webpack|babel|@vercel\/nft))\//,
  /node_modules\/(drizzle-kit|esbuild|@esbuild|prettier\/plugins)\//,
  /^((?!node_modules|\.next).)*(\/(tests?|testing|seed)\/|\.test\.tsx?$)/,
];
const isUsed = (file: string) => !UNUSED.some((pattern) => pattern.test(file));

const readPlain = (file: string) => {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  return /\.m?ts$/.test(file) ? stripTypeScriptTypes(readFileSync(file, 'utf8')) : readFileSync(file);
};

/** Packages that only build and tests use, by the lockfile, as `node_modules/…`. */
function devPackages(): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const names = Object.keys(packages).filter((name) => packages[name].dev || packages[name].devOptional);
  return new Set(names);
}
const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? '';

/** A build's files of packages, as `next build` traced them. */
function tracedByBuild(dist: string): string[] {
  const traces = globSync(`${dist}/{server/**/,}*.nft.json`, { cwd: ROOT });
  return traces.flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(inRoot(trace), 'utf8'));
    return files.map((file) => path.join(path.dirname(trace), file)).filter(packageOf);
  });
}

const cache = {};

/** Every file, relative to the root, that a built program needs to run: traced from its entry, no dev packages. */
async function filesOf(image: ProgramImage): Promise<string[]> {
  const { home, entries, files } = PROGRAMS[image];
  const dist = path.join(home, '.next');
  const { fileList } = await nodeFileTrace(
    globSync(entries, { cwd: ROOT }).map((file) => inRoot(file)),
    {
      base: ROOT,
      processCwd: inRoot(home),
      ignore: (file) => !isUsed(file),
      cache,
      analysis: { emitGlobs: false },
      readFile: readPlain,
    },
  );
  const dev = devPackages();
  const found = [...fileList, ...tracedByBuild(dist), ...globSync(`${dist}/**`, { cwd: ROOT })];
  const used = found.filter((file) => isUsed(file) && !dev.has(packageOf(file)));
  return [...new Set([...used, ...globSync(files, { cwd: ROOT })])];
}

/** Node reads a configuration of this name by itself; for `next.config.ts` Next would load its compiler (97 MB). */
const nameInImage = (file: string) => file.replace(/next\.config\.ts$/, 'next.config.mts');

function put(file: string, folder: string) {
  const from = inRoot(file);
  const to = path.join(folder, nameInImage(file));
  const stats = lstatSync(from, { throwIfNoEntry: false });
  if (!stats || stats.isDirectory()) return;
  mkdirSync(path.dirname(to), { recursive: true });
  if (stats.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else linkSync(from, to);
}

/** Writes the images' content of `deploy/container`: a folder each for site, panel and front. Needs both builds. */
export async function writeImageFiles(): Promise<void> {
  rmSync(IMAGES_FOLDER, { recursive: true, force: true });
  for (const image of ['site', 'panel'] as const) {
    const folder = path.join(IMAGES_FOLDER, image);
    for (const file of await filesOf(image)) put(file, folder);
  }
  // The programs write here: a volume takes the owner of the folder that it covers.
  mkdirSync(path.join(IMAGES_FOLDER, 'empty'));
  const front = path.join(IMAGES_FOLDER, 'front');
  for (const name of ['pages', 'logs']) mkdirSync(path.join(front, name), { recursive: true });
  for (const [lang, html] of Object.entries(unavailablePages(process.env.AGENCY_NAME || 'Passarela'))) {
    writeFileSync(path.join(front, 'pages', `unavailable.${lang}.html`), html);
  }
  for (const name of ['site', 'panel']) symlinkSync('/dev/stdout', path.join(front, 'logs', `${name}.log`));
}
