import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Command, run } from '../lib/children.ts';
import { inRoot } from '../lib/paths.ts';
import type { Settings } from '../lib/settings.ts';
import { dim, say } from '../lib/steps.ts';
import { playwrightReport, programsIn, testsIn } from './playwright.ts';
import type { Result } from './report.ts';

type RunLocation = { settings: Settings; controlUrl: string; folder: string };

const show = (line: string) => {
  if (line.trim()) say(dim(line));
};
const script = (...parts: string[]) => [process.execPath, inRoot(...parts)] as const;

/** The last line `N passed, N failed` of a program of ours, as numbers; a program without it failed once. */
async function counted(command: Command, env: Record<string, string> = {}): Promise<Result> {
  const { output } = await run(command, { env });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [null, '0', '1'];
  return { passed: Number(passed), failed: Number(failed), output: output.replace(/^\s*✓.*\n/gm, '') };
}

/** Forgets the wrong tries of the contract suite, which lock this machine's address out; the panel must stand still. */
export function forgetTries(data: string) {
  const database = new DatabaseSync(path.join(data, 'panel.sqlite'));
  database.exec('DELETE FROM limits');
  database.close();
}

/** The contract suite against the panel. */
export const contract = ({ settings }: Pick<RunLocation, 'settings'>) =>
  counted(
    [
      ...script('contract', 'suite', 'cli.ts'),
      ...['--panel', settings.PANEL_URL, '--integration', settings.INTEGRATION_URL],
      ...['--storage', settings.STORAGE_URL, '--refusals', '--limits'],
    ],
    settings,
  );

/** Browser tests of Playwright projects, each with one retry; the retried ones are named at the end. */
export async function browser(
  { settings, controlUrl, folder }: RunLocation,
  projects: readonly string[],
  workers: number,
  specs: readonly string[] = [],
): Promise<Result> {
  const name = projects.join('-');
  const file = path.join(folder, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const { code, output } = await run(
    // A run empties the folder of its output when it begins; two may go at once.
    `playwright test ${specs.join(' ')} ${chosen} --pass-with-no-tests --workers=${workers} --retries=1 --reporter=list,json --output=test-results/${name}`,
    {
      onLine: show,
      env: {
        ...settings,
        BASE_URL: settings.SITE_URL,
        CONTROL_URL: controlUrl,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FORCE_COLOR: '0',
      },
    },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const report = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const { unexpected, skipped } = report.stats;
  return {
    tests: testsIn(report),
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    programs: programsIn(report),
    note: skipped > 0 ? `${skipped} skipped` : undefined,
  };
}

export const budgets = ({ settings }: RunLocation) =>
  counted([...script('scripts', 'budgets.ts'), '--url', settings.SITE_URL], settings);

/** A short chaos; `npm run chaos` runs longer. */
export const chaos = () =>
  counted([
    ...script('bench', 'chaos', 'run.ts'),
    ...['--sends', '30', '--panel-kills', '4', '--site-kills', '1', '--both-kills', '1'],
    ...['--lock-seconds', '3', '--disk-sends', '5'],
  ]);

/** Sends and a package through nginx to two instances of each program, while each and the database is killed. */
export const cluster = () =>
  counted([
    ...script('bench', 'cluster', 'run.ts'),
    ...['--only', 'packages,kills', '--sends', '30', '--kills', '5'],
  ]);

export const bodies = () => counted(script('bench', 'bodies', 'run.ts'));
