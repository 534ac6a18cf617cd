import { readFileSync } from 'node:fs';
import { advisoriesIn, unaccepted } from '../lib/advisories.mjs';
import { start, stop } from '../lib/children.mjs';
import { inRoot } from '../lib/paths.mjs';

const ANSWER_WITHIN_MS = 30_000;

/** Advisories of the packages that run in production. A registry that gives none, or is silent, is said and counted as skipped. */
export async function advisories() {
  const audit = start('npm audit --omit=dev --json --fetch-retries=0');
  const timer = setTimeout(() => stop(audit), ANSWER_WITHIN_MS);
  const { output } = await audit.ended;
  clearTimeout(timer);
  const found = advisoriesIn(output);
  if (found === null) return { passed: 0, failed: 0, note: '1 skipped: the registry gives no advisories' };
  const accepted = JSON.parse(readFileSync(inRoot('scripts', 'accepted-advisories.json'), 'utf8'));
  const open = unaccepted(found, accepted, new Date().toISOString().slice(0, 10));
  return { passed: open.length === 0 ? 1 : 0, failed: open.length, output: open.join('\n') };
}
