import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './lib/cluster.ts';
import { runCommand } from './lib/command.ts';
import { move, seed } from './lib/content.ts';
import { installTool } from './lib/debian.ts';
import { startEngines } from './lib/engines.ts';
import { requireFreePorts } from './lib/ports.ts';
import { buildPanel, buildSite, startPanel, startSite } from './lib/programs.ts';
import { chosenLocation, type Location, settingsFor } from './lib/settings.ts';
import { bold, dim, elapsed, speakAs, step, stepTimes } from './lib/steps.ts';
import { workThrough } from './lib/work-through.ts';

/** PostgreSQL, an S3 server, two panels, two sites and nginx on this machine, gone after Ctrl-C. */
async function demoCluster(place: Location) {
  for (const tool of ['nginx', 'PostgreSQL', 'Swift'] as const) await step(tool, () => installTool(tool));
  await step('Building the panel', buildPanel);
  await step('Building the site', buildSite);
  const engines = await step('Starting PostgreSQL and Swift', startEngines);
  const folder = mkdtempSync(path.join(tmpdir(), 'passarela-cluster-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = settingsFor({ ...place, data: path.join(folder, 'data') });
  await step('Making demo content', () => seed(settings, { onLine: speakAs('seed') }));
  await step('Moving it to PostgreSQL and the bucket', () =>
    move(settings, engines.env, { onLine: speakAs('move') }),
  );
  const cluster = await step('Starting two panels, two sites and nginx', () =>
    startCluster({
      folder,
      data: settings.PASSARELA_DATA,
      ports: { site: place.port, panel: place.panelPort },
      env: engines.env,
      onLine: speakAs,
    }),
  );
  console.log(`
  ${bold('Site')}    ${cluster.settings.SITE_URL}/   ${dim(`copies ${cluster.settings.SITE_COPIES}`)}
  ${bold('Panel')}   ${cluster.settings.PANEL_ORIGIN}/admin   ${dim(`copies ${cluster.panels.map(({ origin }) => origin)}`)}
  ${bold('Login')}   ${settings.ADMIN_EMAIL}   ${settings.ADMIN_PASSWORD}
  ${dim('The certificate is self-made: the browser asks once. Kill a copy (kill -9) and look. Ctrl-C stops and removes everything.')}
  ${dim(`Ready after ${elapsed()}.`)}
`);
  await cluster.front.ended;
  throw new Error('nginx has ended by itself.');
}

/** A build takes up to 1.7 GB, the content 0.6 GB: side by side they are done sooner, with room for all. */
const atOnce = () => (process.availableMemory() > 4.5 * 1024 ** 3 ? 3 : 1);

/** `npm run demo`: a demo from a bare checkout. `--dev` runs the sources, `--cluster` several copies. */
async function demo() {
  const { values } = parseArgs({
    options: { dev: { type: 'boolean', default: false }, cluster: { type: 'boolean', default: false } },
  });
  const place = chosenLocation();
  await requireFreePorts({ PORT: place.port, PANEL_PORT: place.panelPort });
  if (values.cluster) return demoCluster(place);
  const settings = settingsFor(place);
  const options = (name: string) => ({ isDev: values.dev, onLine: speakAs(name) });

  const builds = [() => step('Building the panel', buildPanel), () => step('Building the site', buildSite)];
  const content = () => step('Making demo content', () => seed(settings, { onLine: speakAs('seed') }));
  await workThrough([...(values.dev ? [] : builds), content], atOnce(), async (work) => {
    await work();
  });
  const panel = await step('Starting the panel', () => startPanel(settings, options('panel')));
  const site = await step('Starting the site', () => startSite(settings, options('site')));

  console.log(`
  ${bold('Site')}    ${settings.SITE_URL}/   ${dim('English:')} ${settings.SITE_URL}/en
  ${bold('Panel')}   ${settings.PANEL_ORIGIN}/admin
  ${bold('Login')}   ${settings.ADMIN_EMAIL}   ${settings.ADMIN_PASSWORD}
  ${dim(`Data in ${settings.PASSARELA_DATA}. Ready after ${elapsed()}. Ctrl-C stops both.`)}
  ${dim(stepTimes())}
`);
  const name = await Promise.race([panel.ended.then(() => 'panel'), site.ended.then(() => 'site')]);
  throw new Error(`The ${name} has ended by itself.`);
}

runCommand(demo);
