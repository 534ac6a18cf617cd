import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run } from './lib/children.mjs';
import { runCommand } from './lib/command.mjs';
import { lockedPackages, runsHere } from './lib/lockfile.mjs';
import { inRoot } from './lib/paths.mjs';
import { faultsOf, named, without } from './lib/sbom.mjs';
import { say } from './lib/steps.mjs';

const elsewhere = () =>
  new Set(
    lockedPackages()
      .filter(({ entry }) => !runsHere(entry))
      .map(({ name, entry }) => `${name}@${entry.version}`),
  );

/** `npm run sbom [-- --out file]`: the packages that run in production on Linux, as CycloneDX JSON, checked before it is written. */
async function sbom() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'passarela.cdx.json' } } });
  const { output } = await run('npm sbom --sbom-format=cyclonedx --package-lock-only --omit=dev');
  const start = output.indexOf('{');
  if (start < 0) throw new Error(`npm wrote no list:\n${output}`);
  const whole = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1));
  const bom = named(without(whole, elsewhere()), 'passarela');
  const faults = faultsOf(bom);
  if (faults.length > 0) throw new Error(`The list is not whole:\n${faults.join('\n')}`);
  const file = inRoot(values.out);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  say(`${bom.components.length} packages in ${file}`);
}

runCommand(sbom);
