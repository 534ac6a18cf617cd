import { parseArgs } from 'node:util';
import { groupsOf } from './groups.ts';
import { runGroups } from './kit/runner.ts';
import { openTarget } from './kit/target.ts';

const USAGE = `npm run test:contract -- --panel URL --integration URL [--storage URL] [--gone ID] [--refusals] [--writing] [--limits]
  Checks a server against all that our own panel promises; npm run check:services says what the site needs (docs/services.md). Credentials come from the environment:
  INTEGRATION_SALT, INTEGRATION_API_KEY, PANEL_SALT, PANEL_API_TOKEN.
  --gone ID   a talent that was public once: its profile must answer 410
  --refusals  also sends entries that must be refused: a server that refuses less than ours stores them
  --writing   the same, and entries that must be accepted: they stay in the inbox of that server. Without both no form is sent
  --limits    also tries wrong credentials until the server answers 429 (it then refuses for a minute)`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      panel: { type: 'string' },
      integration: { type: 'string' },
      storage: { type: 'string' },
      gone: { type: 'string' },
      refusals: { type: 'boolean', default: false },
      writing: { type: 'boolean', default: false },
      limits: { type: 'boolean', default: false },
    },
  });
  const { panel, integration } = values;
  if (!panel || !integration) throw new Error(USAGE);
  const base = (url: string) => url.replace(/\/+$/, '');
  const secret = (name: string) => process.env[name] ?? '';
  return {
    hasLimits: values.limits,
    hasRefusals: values.refusals,
    hasWriting: values.writing,
    addresses: {
      panel: base(panel),
      integration: base(integration),
      storage: values.storage ? base(values.storage) : null,
      goneId: values.gone ?? null,
      panelCredentials: { salt: secret('PANEL_SALT'), secret: secret('PANEL_API_TOKEN') },
      integrationCredentials: { salt: secret('INTEGRATION_SALT'), secret: secret('INTEGRATION_API_KEY') },
    },
  };
}

async function main() {
  const { addresses, ...options } = readOptions();
  const target = await openTarget(addresses);
  const tally = await runGroups(groupsOf(target, options), console.log);
  if (tally.skipped > 0) console.log(`${tally.skipped} without occasion on this server`);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
