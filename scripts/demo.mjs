import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { buildPanel, buildSite, seed, startPanel, startSite } from './lib/programs.mjs';
import { chosenPlace, settingsFor } from './lib/settings.mjs';
import { bold, dim, elapsed, speakAs, step } from './lib/steps.mjs';

/** `npm run demo`: from a bare checkout to a running site and panel with demo content; Ctrl-C stops both. */
async function demo() {
  const place = chosenPlace();
  await requireFreePorts({ PORT: place.port, PANEL_PORT: place.panelPort });
  const settings = settingsFor(place);

  await step('Installing packages', installPackages);
  await step('Building the panel', buildPanel);
  await step('Building the site', buildSite);
  await step('Making demo content', () => seed(settings, { onLine: speakAs('seed') }));
  const panel = await step('Starting the panel', () => startPanel(settings, { onLine: speakAs('panel') }));
  const site = await step('Starting the site', () => startSite(settings, { onLine: speakAs('site') }));

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
