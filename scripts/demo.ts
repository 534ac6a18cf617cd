import { parseArgs } from 'node:util';
import { runCommand } from './lib/command.ts';
import { requireFreePorts } from './lib/ports.ts';
import { buildPanel, buildSite, seed, startPanel, startSite } from './lib/programs.ts';
import { chosenPlace, settingsFor } from './lib/settings.ts';
import { bold, dim, elapsed, speakAs, step } from './lib/steps.ts';

/** `npm run demo`: from a bare checkout to a running demo. `--dev` (`npm run dev`) runs the sources, with hot reload. */
async function demo() {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
  const place = chosenPlace();
  await requireFreePorts({ PORT: place.port, PANEL_PORT: place.panelPort });
  const settings = settingsFor(place);
  const options = (name: string) => ({ isDev: values.dev, onLine: speakAs(name) });

  if (!values.dev) {
    await step('Building the panel', buildPanel);
    await step('Building the site', buildSite);
  }
  await step('Making demo content', () => seed(settings, { onLine: speakAs('seed') }));
  const panel = await step('Starting the panel', () => startPanel(settings, options('panel')));
  const site = await step('Starting the site', () => startSite(settings, options('site')));

  console.log(`
  ${bold('Site')}    ${settings.SITE_URL}/   ${dim('English:')} ${settings.SITE_URL}/en
  ${bold('Panel')}   ${settings.PANEL_ORIGIN}/admin
  ${bold('Login')}   ${settings.ADMIN_EMAIL}   ${settings.ADMIN_PASSWORD}
  ${dim(`Data in ${settings.PASSARELA_DATA}. Ready after ${elapsed()}. Ctrl-C stops both.`)}
`);
  const name = await Promise.race([panel.ended.then(() => 'panel'), site.ended.then(() => 'site')]);
  throw new Error(`The ${name} has ended by itself.`);
}

runCommand(demo);
