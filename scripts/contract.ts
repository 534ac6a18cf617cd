import { parseArgs } from 'node:util';

const USAGE = `npm run test:contract -- --panel URL --integration URL
  What the site needs of these services (docs/services.md), a line for each call. Sends no form.
  Credentials come from the environment: INTEGRATION_SALT, INTEGRATION_API_KEY, PANEL_SALT, PANEL_API_TOKEN.
npm run test:contract -- --full …
  All that our own panel promises.`;

/** Settings of a site that the check does not use. */
const UNUSED = { REVALIDATE_SECRET: 'not used by this check' };

async function needs(args: string[]) {
  const options = { panel: { type: 'string' }, integration: { type: 'string' } } as const;
  const { panel, integration } = parseArgs({ args, options }).values;
  if (!panel || !integration) throw new Error(USAGE);
  Object.assign(process.env, { ...UNUSED, PANEL_URL: panel, INTEGRATION_URL: integration });
  const { printServices } = await import('../lib/backend/check/check-services.ts');
  process.exitCode = (await printServices()) ? 0 : 1;
}

async function main() {
  const args = process.argv.slice(2);
  if (args.includes('--full')) await import('../contract/suite/cli.ts');
  else await needs(args);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
