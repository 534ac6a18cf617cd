import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '../../panel/platform/encryption/keys.ts';
import type { Program } from '../../scripts/lib/children.ts';
import { startPanel, startSite } from '../../scripts/lib/programs.ts';
import { type ProgramName, settingsWithMail } from '../../scripts/test/stage.ts';

export type Stage = Awaited<ReturnType<typeof createStage>>;

type Options = {
  parent?: string;
  own?: Record<string, string>;
  onLine?: (name: ProgramName, line: string) => void;
};

/** Both built programs and a mail server, on ports of their own over a data folder that is new and empty. */
export async function createStage({ parent = tmpdir(), own = {}, onLine }: Options = {}) {
  const data = mkdtempSync(join(parent, 'passarela-chaos-'));
  const { settings: usual, mail } = await settingsWithMail(data);
  const settings = { ...usual, ...own };
  const begin = { panel: startPanel, site: startSite };
  const running: Record<ProgramName, Program['child'] | null> = { panel: null, site: null };

  async function start(name: ProgramName): Promise<void> {
    running[name] = (await begin[name](settings, { onLine: (line) => onLine?.(name, line) })).child;
  }
  /** SIGKILL to that process alone: no handler runs, nothing is flushed. */
  async function kill(name: ProgramName): Promise<void> {
    const child = running[name];
    running[name] = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const turns: Record<ProgramName, Promise<unknown>> = { panel: Promise.resolve(), site: Promise.resolve() };
  /** Kills programs in the same moment and starts them again; of each program one restart after the other. */
  function restart(...names: ProgramName[]): Promise<void> {
    const turn = Promise.all(names.map((name) => turns[name])).then(async () => {
      await Promise.all(names.map(kill));
      await Promise.all(names.map(start));
    });
    for (const name of names) turns[name] = turn;
    return turn;
  }
  return {
    data,
    mail,
    settings,
    siteUrl: settings.SITE_URL,
    privateKeys: keysOf(settings.PRIVATE_KEYS),
    start,
    kill,
    restart,
    pidOf: (name: ProgramName) => running[name]?.pid ?? 0,
    async close() {
      await Promise.all([kill('site'), kill('panel'), mail.stop()]);
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}
