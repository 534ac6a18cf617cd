import path from 'node:path';
import { run, start } from './children.mjs';
import { inRoot, nodeBinary } from './paths.mjs';
import { hashOf, unlessStamped } from './stamps.mjs';
import { waitUntilUp } from './wait.mjs';

const OUTSIDE_THE_SITE = [
  'panel',
  'painter',
  'e2e',
  'docs',
  'scripts',
  'bench',
  'deploy',
  'server',
  'contract/suite',
  '.ci',
];
const OUTSIDE_THE_PANEL = ['panel/seed', 'panel/server'];

/** What `next build` writes into the output: public variables. All others are read when a program starts. */
const inlinedEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_')));

const stampValues = () => ({ env: inlinedEnv(), platform: process.platform, arch: process.arch });

async function mustSucceed(command, options) {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new Error(output.trim() || `${command} ended with ${code}`);
}

/** Builds the site unless nothing it is made of has changed. */
export const buildSite = () =>
  unlessStamped(inRoot('.next', 'passarela-stamp'), hashOf(['.'], stampValues(), OUTSIDE_THE_SITE), () =>
    mustSucceed('npm run --silent build'),
  );

/** Builds the panel unless nothing it is made of has changed. */
export const buildPanel = () =>
  unlessStamped(
    inRoot('panel', '.next', 'passarela-stamp'),
    hashOf(['panel', 'contract/src', 'package-lock.json'], stampValues(), OUTSIDE_THE_PANEL),
    () => mustSucceed('next build', { cwd: inRoot('panel') }),
  );

/** What demo content is made from: a change here makes new content. */
export const seedStamp = () =>
  hashOf(['painter/src', 'panel/seed', 'panel/collections', 'panel/fields', 'panel/migrations']);

/** Fills the data folder with demo content, once per version of it; `onLine` hears how far it has come. */
export const seed = (settings, { onLine } = {}) =>
  unlessStamped(path.join(settings.PASSARELA_DATA, 'seed.stamp'), seedStamp(), () =>
    mustSucceed('npm run --silent seed -w panel', { env: settings, onLine }),
  );

/** The young generations of both programs, as `npm start` sets them: garbage of many small requests is collected early. */
const young = (isDev) => (isDev ? [] : ['--max-semi-space-size=8']);

/** Starts the panel and waits until it answers; answers the running program. */
export async function startPanel(settings, { isDev = false, onLine } = {}) {
  const args = isDev ? ['--dev'] : [];
  const program = start([nodeBinary(), ...young(isDev), 'server/start.ts', ...args], {
    cwd: inRoot('panel'),
    env: settings,
    onLine,
  });
  await waitUntilUp(`${settings.PANEL_ORIGIN}/healthz`, program);
  return program;
}

/** Large photos come and go: with few arenas glibc gives their memory back (docs/decisions/application-upload.md). */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** The heap of the site, as `npm start` sets it (docs/decisions/caches.md); a development server needs more. */
const heapOf = (isDev) => (isDev ? [] : ['--max-old-space-size=320', ...young(isDev)]);

/** Starts the site and waits until it answers; answers the running program. */
export async function startSite(settings, { isDev = false, onLine } = {}) {
  const args = isDev ? ['--dev'] : [];
  const env = { ...FEW_ARENAS, ...settings };
  const program = start([nodeBinary(), ...heapOf(isDev), 'server/start.ts', ...args], { env, onLine });
  await waitUntilUp(`${settings.SITE_URL}/healthz`, program);
  return program;
}
