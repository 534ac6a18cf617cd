import { mustSucceed, type Program, type StartOptions, start } from './children.ts';
import { inRoot } from './paths.ts';
import type { Settings } from './settings.ts';
import { hashOf, unlessStamped } from './stamps.ts';
import { waitUntilUp } from './wait.ts';

type StartProgram = Pick<StartOptions, 'onLine'> & {
  isDev?: boolean;
  /** The program's own address, if it is not its public one. */
  origin?: string;
};

const OUTSIDE_THE_SITE = [
  'panel',
  'demo',
  'e2e',
  'docs',
  'scripts',
  'bench',
  'deploy',
  'server',
  'contract/suite',
  '.ci',
];
const OUTSIDE_THE_PANEL = ['panel/seed', 'panel/boot/server'];

/** The public variables that `next build` inlines. All others are read when a program starts. */
const inlinedEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_')));

const stampValues = () => ({ env: inlinedEnv(), platform: process.platform, arch: process.arch });

export const buildSite = () =>
  unlessStamped(inRoot('.next', 'passarela-stamp'), hashOf(['.'], stampValues(), OUTSIDE_THE_SITE), () =>
    mustSucceed('npm run --silent build'),
  );

export const buildPanel = () =>
  unlessStamped(
    inRoot('panel', '.next', 'passarela-stamp'),
    hashOf(['panel', 'contract/src', 'gate/src', 'package-lock.json'], stampValues(), OUTSIDE_THE_PANEL),
    () => mustSucceed('next build', { cwd: inRoot('panel') }),
  );

/** Young generation of both programs, as in `npm start`: garbage of small requests is collected early. */
const YOUNG = '--max-semi-space-size=8';
/** The heap of both, as `npm start` sets it (docs/decisions/caches.md); a development server needs more. */
const HEAP = '--max-old-space-size=320';
/** Large photos come and go: so glibc gives their memory back (docs/decisions/caches.md). */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

async function startServer(
  file: string,
  publicOrigin: string,
  { isDev = false, origin = publicOrigin, ...options }: StartOptions & StartProgram,
): Promise<Program> {
  const args = isDev ? [file, '--dev'] : [HEAP, YOUNG, file];
  const program = start([process.execPath, ...args], options);
  await waitUntilUp(`${origin}/healthz`, program);
  return program;
}

/** Starts the panel; resolves once it accepts connections. */
export const startPanel = (settings: Settings, options: StartProgram = {}) =>
  startServer('boot/server/start.ts', settings.PANEL_ORIGIN, {
    ...options,
    cwd: inRoot('panel'),
    env: { ...MEMORY, ...settings },
  });

/** Starts the site; resolves once it accepts connections. */
export const startSite = (settings: Settings, options: StartProgram = {}) =>
  startServer('server/start.ts', settings.SITE_URL, { ...options, env: { ...MEMORY, ...settings } });
