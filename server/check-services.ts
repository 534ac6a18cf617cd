import { checkServices } from '../lib/backend/check/check-services.ts';
import { isEnough, tableOf } from '../lib/backend/check/table.ts';

/** Checks both services and prints what the site finds there (docs/services.md); false where it cannot stand on them. */
export async function printServices(): Promise<boolean> {
  const findings = await checkServices();
  // Not by the console, whose lines are JSON in production: this is for whoever starts the site.
  process.stdout.write(`${tableOf(findings).join('\n')}\n`);
  return isEnough(findings);
}
