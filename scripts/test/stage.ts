import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { seedVersion } from '../../panel/seed/stamp.ts';
import { type Program, stop } from '../lib/children.ts';
import { seed } from '../lib/content.ts';
import { inRoot } from '../lib/paths.ts';
import { freePort } from '../lib/ports.ts';
import { startPanel, startSite } from '../lib/programs.ts';
import { settingsFor } from '../lib/settings.ts';
import { hashOf } from '../lib/stamps.ts';
import { speakAs } from '../lib/steps.ts';
import { startMail } from './mailbox.ts';
import { failedQueries, type Tested } from './tested.ts';

const CACHE = inRoot('.cache');
const PREFIX = 'test-data-';
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE };

/** The folder of this version's content: the seed's output, and its tables. */
const versionFolder = () =>
  `${PREFIX}${seedVersion()}-${hashOf(['panel/parts/fields', 'panel/platform/db/payload-types.ts', 'panel/platform/migrations'])}`;

const olderVersions = () => readdirSync(CACHE).filter((entry) => entry.startsWith(PREFIX));

/** The demo content in `.cache/`, made once per version of the seed; older versions are removed. */
export async function seedOnce(): Promise<string | undefined> {
  const target = path.join(CACHE, versionFolder());
  if (existsSync(target)) return 'from .cache';
  mkdirSync(CACHE, { recursive: true });
  const draft = path.join(CACHE, `draft-${process.pid}`);
  try {
    await seed(settingsFor({ port: 3000, panelPort: 4000, data: draft }), { onLine: speakAs('seed') });
    for (const old of olderVersions()) rmSync(path.join(CACHE, old), { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return undefined;
}

/** Copies `content` (the demo's) into a folder `data` below `folder`; returns its path. */
export function copyContent(folder: string, content = path.join(CACHE, versionFolder())): string {
  const data = path.join(folder, 'data');
  cpSync(content, data, COPY);
  return data;
}

/** Settings of both programs over `data`, on free ports, with a running mail server and a proxy. */
export async function settingsWithMail(data: string) {
  const { mail, env } = await startMail();
  const settings = {
    ...settingsFor({ port: await freePort(), panelPort: await freePort(), data }),
    // Each test that sends a form has an address of its own to the limits, by X-Forwarded-For.
    TRUST_PROXY: 'true',
    ...env,
  };
  return { settings, mail };
}

export type ProgramName = 'panel' | 'site';
export type Stage = Awaited<ReturnType<typeof createStage>>;

/** A stage for tests: both programs over a copy of `content` (the demo's), and the mail server they use. */
export async function createStage(folder: string, content?: string) {
  const data = copyContent(folder, content);
  const { settings, mail } = await settingsWithMail(data);
  let refused: Tested[] = [];
  const noteQueries = (line: string) => {
    refused = refused.concat(failedQueries(line));
  };
  const begin = {
    panel: () => startPanel(settings, { onLine: noteQueries }),
    site: () => startSite(settings),
  };
  const running: Record<ProgramName, Program | null> = { panel: null, site: null };

  async function stopProgram(name: ProgramName, signal?: NodeJS.Signals): Promise<void> {
    const program = running[name];
    running[name] = null;
    if (program) await stop(program, signal);
  }

  return {
    settings,
    mail,
    pidOf: (name: ProgramName) => running[name]?.child.pid ?? 0,
    isRunning: (name: ProgramName) => running[name] !== null,
    /** Failed queries of the panel since the stage began; a restart forgets none. */
    failedQueries: () => refused,
    output: (name: ProgramName) => running[name]?.output() ?? '',
    async start(name: ProgramName): Promise<void> {
      running[name] ??= await begin[name]();
    },
    stop: stopProgram,
    async close() {
      await Promise.all([stopProgram('site'), stopProgram('panel'), mail.stop()]);
    },
  };
}
