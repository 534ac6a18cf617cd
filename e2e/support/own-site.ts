import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const COPIED = ['.next', 'server'];
const NOT_NEEDED = ['cache', 'dev', 'static', 'trace'].map((name) => path.join(ROOT, '.next', name));

/** A copy of the built site, in which the code of `brokenPages` throws when loaded. */
function copySite(brokenPages: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-site-'));
  for (const name of readdirSync(ROOT)) {
    if (!COPIED.includes(name)) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  for (const name of COPIED) {
    const filter = (source: string) => !NOT_NEEDED.includes(source);
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter });
  }
  symlinkSync(path.join(ROOT, '.next', 'static'), path.join(folder, '.next', 'static'));
  for (const page of brokenPages)
    writeFileSync(path.join(folder, '.next/server/app', page, 'page.js'), 'throw new Error("broken");');
  return folder;
}

async function stop(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, 'exit');
}

type Options = {
  /** The folders of pages below `app` whose code is to be broken. */
  brokenPages?: readonly string[];
  /** Changes to the environment of the tests. */
  env?: Record<string, string> | undefined;
  /** Whether Next alone serves it, without our server. */
  isPlain?: boolean;
};

/** Writes the site's own modules that a process loads into a file, one address a line. */
const NOTED = path.join(import.meta.dirname, 'note-modules.mjs');

const argumentsOf = (folder: string, port: number, isPlain: boolean) =>
  isPlain
    ? ['--import', NOTED, path.join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '--port', `${port}`]
    : [path.join(folder, 'server/start.ts')];

/** Starts a second site without last good answers; returns its address and a function that stops it. */
export async function startOwnSite({ brokenPages = [], env, isPlain = false }: Options) {
  // counted at the end of a run (scripts/test/report.ts)
  test.info().annotations.push({ type: 'program', description: 'a site of its own' });
  const folder = copySite(brokenPages);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), SITE_URL: url, SITE_CACHE_DIR: path.join(folder, 'last-good') };
  const modules = path.join(folder, 'modules.txt');
  const program = spawn(process.execPath, argumentsOf(folder, port, isPlain), {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', MODULES_FILE: modules, ...own, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    program.stdout.on('data', (text) => /site: http|Ready in/.test(String(text)) && resolve());
    program.once('exit', (code) => reject(new Error(`the site ended with ${code} before it listened`)));
  });
  return {
    url,
    /** The files of our server that the program has loaded. */
    serverFiles: () =>
      (existsSync(modules) ? readFileSync(modules, 'utf8').split('\n') : []).filter((file) => file !== ''),
    async stop() {
      await stop(program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
