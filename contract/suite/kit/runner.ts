import type { Target } from './target.ts';

/** One statement of the contract: it holds when `run` returns, and fails when it throws. */
export type Check = { name: string; run: () => Promise<unknown> };

export const check = (name: string, run: Check['run']): Check => ({ name, run });

export type Group = { title: string; checks: Check[] };

export const group =
  (title: string, checksOf: (target: Target) => Check[]) =>
  (target: Target): Group => ({ title, checks: checksOf(target) });

type Tally = { passed: number; failed: number; skipped: number };

class Skipped extends Error {}

/** Ends a check that this server gives no occasion for. */
export function skip(reason: string): never {
  throw new Skipped(reason);
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function runCheck(check: Check, print: (line: string) => void): Promise<keyof Tally> {
  try {
    await check.run();
    print(`  ✓ ${check.name}`);
    return 'passed';
  } catch (error) {
    const isSkipped = error instanceof Skipped;
    print(`  ${isSkipped ? '-' : '✗'} ${check.name}: ${reason(error).replaceAll('\n', '\n      ')}`);
    return isSkipped ? 'skipped' : 'failed';
  }
}

/** Runs all checks one after another and prints a line for each. */
export async function runGroups(groups: Group[], print: (line: string) => void): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const { title, checks } of groups) {
    print(title);
    for (const check of checks) tally[await runCheck(check, print)] += 1;
  }
  return tally;
}
