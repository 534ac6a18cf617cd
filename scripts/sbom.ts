import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { runCommand } from './lib/command.ts';
import { lockedPackages, runsHere } from './lib/lockfile.ts';
import { inRoot, ROOT } from './lib/paths.ts';
import { listShape, named, wholeShape, without } from './lib/sbom.ts';
import { say } from './lib/steps.ts';

const elsewhere = () =>
  new Set(
    lockedPackages()
      .filter(({ entry }) => !runsHere(entry))
      .map(({ name, entry }) => `${name}@${entry.version}`),
  );

/** `npm run sbom [-- --out file]`: the packages in production on Linux, as checked CycloneDX JSON. */
async function sbom() {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'passarela.cdx.json' } } });
  const { stdout } = await execa({
    cwd: ROOT,
  })`npm sbom --sbom-format=cyclonedx --package-lock-only --omit=dev`;
  const listed = listShape.parse(JSON.parse(stdout));
  const bom = wholeShape.parse(named(without(listed, elsewhere()), 'passarela'));
  const file = inRoot(values.out);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  say(`${bom.components.length} packages in ${file}`);
}

runCommand(sbom);
