import { Stopped } from '../lib/children.ts';
import { bold, dim, duration, green, red, say } from '../lib/steps.ts';
import { type Failure, linesOf } from './failure.ts';

/** What a step counted; `flaky` tests passed at their second try only, `skipped` ones could not run on this machine. */
export type Result = {
  passed?: number;
  failed?: number;
  flaky?: readonly Failure[];
  /** What failed, for the end of the run. */
  failures?: readonly Failure[];
  skipped?: number;
  output?: string;
  note?: string | undefined;
};

const OUTPUT_LINES = 300;

/** Collects what each step counted; a step that only succeeds or fails counts as one. */
export function createReport() {
  const results: Required<
    Pick<Result, 'passed' | 'failed' | 'flaky' | 'failures' | 'skipped'> & { name: string }
  >[] = [];
  const sum = (field: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[field], 0);

  /** Runs a step; returns whether it passed. `work` may throw: that is one failure. */
  async function step(name: string, work: () => Promise<Result>): Promise<boolean> {
    const began = Date.now();
    say(`${name} …`);
    const result = await work().catch((error): Result => {
      if (error instanceof Stopped) throw error;
      return { passed: 0, failed: 1, output: error.stack };
    });
    const { passed = 1, failed = 0, flaky = [], failures = [], skipped = 0, output = '', note } = result;
    results.push({ name, passed, failed, flaky, failures, skipped });
    const counts = [`${passed} passed`, `${failed} failed`, note].filter(Boolean).join(', ');
    const mark = failed === 0 ? green('✓') : red('✗');
    say(`${mark} ${name}: ${counts} ${dim(duration(Date.now() - began))}`);
    if (failed > 0 && output) console.log(`\n${output.trim().split('\n').slice(-OUTPUT_LINES).join('\n')}\n`);
    return failed === 0;
  }

  function finish(): number {
    console.log(`\n${bold('Results')}`);
    for (const { name, passed, failed, failures, skipped } of results) {
      const rest = skipped > 0 ? ', SKIPPED' : '';
      console.log(
        `  ${failed === 0 ? green('✓') : red('✗')} ${name}: ${passed} passed, ${failed} failed${rest}`,
      );
      for (const line of failures.flatMap((failure) => linesOf(failure, '✗'))) console.log(`      ${line}`);
    }
    const flaky = results.flatMap((result) => result.flaky);
    if (flaky.length > 0) console.log(`\n${bold('Flaky: passed at the second try, to be mended')}`);
    for (const line of flaky.flatMap((failure) => linesOf(failure, '!'))) console.log(`  ${line}`);
    const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
    return sum('failed') === 0 && results.length > 0 ? 0 : 1;
  }

  return { step, finish };
}
