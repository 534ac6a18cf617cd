import { runCommand } from './lib/command.mjs';
import { installPackages } from './lib/install.mjs';
import { requireFreePorts } from './lib/ports.mjs';
import { seed, startPanel, startSite } from './lib/programs.mjs';
import { chosenPlace, settingsFor } from './lib/settings.mjs';
import { bold, speakAs, step } from './lib/steps.mjs';

/** `npm run dev`: both programs with hot reload, on the data of the demo. */
async function dev() {
  const place = chosenPlace();
  await requireFreePorts({ PORT: place.port, PANEL_PORT: place.panelPort });
  const settings = settingsFor(place);

  await step('Installing packages', installPackages);
  await step('Making demo content', () => seed(settings, { onLine: speakAs('seed') }));
  const panel = await step('Starting the panel', () =>
    startPanel(settings, { isDev: true, onLine: speakAs('panel') }),
  );
  const site = await step('Starting the site', () =>
    startSite(settings, { isDev: true, onLine: speakAs('site') }),
  );

  console.log(
    `\n  ${bold('Site')}   ${settings.SITE_URL}/\n  ${bold('Panel')}  ${settings.PANEL_ORIGIN}/admin`,
  );
  console.log(`  ${bold('Login')}  ${settings.ADMIN_EMAIL}   ${settings.ADMIN_PASSWORD}\n`);
  await Promise.race([panel.ended, site.ended]);
  throw new Error('One of the two programs has ended by itself.');
}

runCommand(dev);
