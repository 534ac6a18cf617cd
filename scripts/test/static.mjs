import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/children.mjs';
import { inRoot } from '../lib/paths.mjs';

/** Runs a tool that only succeeds or fails. */
async function one(command, options) {
  const { code, output } = await run(command, options);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
}

export const format = () => one('biome format .');

export const lint = () => one('biome lint --error-on-warnings .');

export const styles = () => one('stylelint "**/*.scss"');

/** Types of site (with the generated types of its routes) and panel. */
export async function types() {
  const steps = [
    await one('next typegen && tsc --noEmit'),
    await one('next typegen && tsc --noEmit', { cwd: inRoot('panel') }),
  ];
  return {
    passed: steps.reduce((sum, result) => sum + result.passed, 0),
    failed: steps.reduce((sum, result) => sum + result.failed, 0),
    output: steps.map((result) => result.output ?? '').join('\n'),
  };
}

/** Unit tests of site, scripts, contract and panel, message parity among them. */
export async function unit(folder) {
  const file = path.join(folder, 'unit.json');
  const { code, output } = await run(`vitest run --reporter=dot --reporter=json --outputFile.json="${file}"`);
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
  const isBrokenElsewhere = code !== 0 && numFailedTests === 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + (isBrokenElsewhere ? 1 : 0),
    note: numPendingTests > 0 ? `${numPendingTests} skipped` : undefined,
    output,
  };
}
