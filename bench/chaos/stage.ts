import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from '../../panel/sealed/keys.ts';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { startPanel, startSite } from '../../scripts/lib/programs.mjs';
import { settingsFor } from '../../scripts/lib/settings.mjs';
import { createMailbox } from '../../scripts/test/mailbox.mjs';

export type ProgramName = 'panel' | 'site';
export type Stage = Awaited<ReturnType<typeof createStage>>;

export const AGENCY_EMAIL = 'agencia@passarela.example';

type Options = {
  /** Where the data folder is made. */
  parent?: string;
  /** What differs in the environment of both programs. */
  own?: Record<string, string>;
};

/** Both built programs and a mail server, on ports of their own over a data folder that is new and empty. */
export async function createStage({ parent = tmpdir(), own = {} }: Options = {}) {
  const data = mkdtempSync(join(parent, 'passarela-chaos-'));
  const [port, panelPort, smtpPort] = await freePorts(3);
  const mail = createMailbox(smtpPort);
  await mail.start();
  const settings = {
    ...settingsFor({ port, panelPort, data }),
    // each visitor has an address of their own to the limits, by X-Forwarded-For
    TRUST_PROXY: 'true',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AGENCY_EMAIL,
    ...own,
  };
  const begin = { panel: startPanel, site: startSite };
  const running: Record<ProgramName, ChildProcess | null> = { panel: null, site: null };

  async function start(name: ProgramName): Promise<void> {
    running[name] = (await begin[name](settings)).child;
  }
  /** SIGKILL to that process alone: no handler runs, nothing is flushed, nobody is told. */
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
    siteUrl: String(settings.SITE_URL),
    privateKeys: keysOf(String(settings.PRIVATE_KEYS)),
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
