import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/children.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { inRoot, nodeBinary } from '../lib/paths.mjs';
import { dim, say } from '../lib/steps.mjs';
import { flakyTitles } from './flaky.mjs';

const ENGINES = ['chromium', 'firefox', 'webkit'];

const show = (line) => {
  if (line.trim()) say(dim(line));
};

/** The last line `N passed, N failed` of a program of ours, as numbers; a program without it failed once. */
async function counted(command, env) {
  const { output } = await run(command, { env });
  const [, passed, failed] = output.match(/(\d+) passed, (\d+) failed\s*$/) ?? [null, '0', '1'];
  const withoutPassed = output.replace(/^\s*✓.*\n/gm, '');
  return { passed: Number(passed), failed: Number(failed), output: withoutPassed };
}

/** The contract suite against the panel. Its wrong tries lock the address out: start the panel anew after it. */
export const contract = ({ settings }) =>
  counted(
    [
      nodeBinary(),
      inRoot('contract', 'suite', 'cli.ts'),
      ...['--panel', settings.PANEL_URL, '--integration', settings.INTEGRATION_URL],
      ...['--storage', settings.STORAGE_URL, '--limits'],
    ],
    settings,
  );

/** Browser tests of a Playwright project, each with one retry; the titles of those that needed it are named at the end. */
export const browser = (place, project, workers) => playwright(place, [project], workers);

/** Ten journeys in each of three engines, two side by side; those of an engine that is not installed are skipped. */
export const engines = (place) => playwright(place, ENGINES, 2);

async function playwright({ settings, controlUrl, folder }, projects, workers) {
  const file = path.join(folder, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const { code, output } = await run(
    `playwright test ${chosen} --workers=${workers} --retries=1 --reporter=list,json`,
    {
      onLine: show,
      env: {
        ...settings,
        BASE_URL: settings.SITE_URL,
        CONTROL_URL: controlUrl,
        CHROMIUM_PATH: findChromium() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        FORCE_COLOR: '0',
      },
    },
  );
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const results = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky, skipped } = results.stats;
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    flaky: flakyTitles(results),
    note: skipped > 0 ? `${skipped} skipped` : undefined,
  };
}

/** The budgets of DESIGN 6, measured on the running site. */
export const budgets = ({ settings }) =>
  counted([nodeBinary(), inRoot('scripts', 'budgets.mjs'), '--url', settings.SITE_URL], settings);

/** People send through the site while both programs are killed, on ports and data of its own (`npm run chaos` runs longer). */
export const chaos = () =>
  counted([
    nodeBinary(),
    inRoot('bench', 'chaos', 'run.ts'),
    ...['--sends', '30', '--panel-kills', '4', '--site-kills', '1', '--both-kills', '1'],
    ...['--lock-seconds', '3', '--disk-sends', '5'],
  ]);

/** The worst body of each kind to every route, on ports and data of its own (docs/decisions/one-gate.md). */
export const bodies = () => counted([nodeBinary(), inRoot('bench', 'bodies', 'run.ts')]);
