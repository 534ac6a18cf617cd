import { checkServices } from './check-services.ts';
import { isEnough, tableOf } from './table.ts';

/** Checks both services and prints the result (docs/services.md); false where the site cannot stand on them. */
export async function printServices(): Promise<boolean> {
  const findings = await checkServices();
  // Past the console, whose lines are JSON in production: operators read this.
  process.stdout.write(`${tableOf(findings).join('\n')}\n`);
  return isEnough(findings);
}
