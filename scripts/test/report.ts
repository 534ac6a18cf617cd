import { Stopped } from '../lib/children.ts';
import { processorSeconds, withProcessorTime } from '../lib/processor-time.ts';
import { bold, dim, duration, elapsed, green, red, say } from '../lib/steps.ts';
import { type Failure, linesOf } from './failure.ts';

/** A test by its file and title, and how long it took, waiting included. */
export type Timed = { title: string; ms: number };

/** A step's counts; `flaky` tests passed at their second try only, `skipped` ones could not run on this machine. */
export type Result = {
  passed?: number;
  failed?: number;
  flaky?: readonly Failure[];
  /** The failures, for the end of the run. */
  failures?: readonly Failure[];
  /** Its tests, for the list of the slowest. */
  timed?: readonly Timed[];
  skipped?: number;
  output?: string;
  note?: string | undefined;
};

const OUTPUT_LINES = 300;
const SLOWEST = 10;

const seconds = (count: number) => `${count.toFixed(count < 10 ? 1 : 0)} s`;

/** Collects each step's counts; a step that only succeeds or fails counts as one. */
export function createReport() {
  const results: (Required<Omit<Result, 'output' | 'note'>> & { name: string; cost: string })[] = [];
  const sum = (field: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[field], 0);

  /** Runs a step; returns whether it passed. `work` may throw: that is one failure. */
  async function step(name: string, work: () => Promise<Result>): Promise<boolean> {
    const began = Date.now();
    say(`${name} …`);
    const guarded = () =>
      work().catch((error): Result => {
        if (error instanceof Stopped) throw error;
        return { passed: 0, failed: 1, output: error.stack };
      });
    const { result, seconds: processor } = await withProcessorTime(guarded);
    const {
      passed = 1,
      failed = 0,
      flaky = [],
      failures = [],
      timed = [],
      skipped = 0,
      output = '',
    } = result;
    const cost = `${duration(Date.now() - began)}, processor ${seconds(processor)}`;
    results.push({ name, passed, failed, flaky, failures, timed, skipped, cost });
    const counts = [`${passed} passed`, `${failed} failed`, result.note].filter(Boolean).join(', ');
    const mark = failed === 0 ? green('✓') : red('✗');
    say(`${mark} ${name}: ${counts} ${dim(cost)}`);
    if (failed > 0 && output) console.log(`\n${output.trim().split('\n').slice(-OUTPUT_LINES).join('\n')}\n`);
    return failed === 0;
  }

  function sayResults() {
    const cost = `${elapsed()}, processor ${seconds(processorSeconds())}`;
    console.log(`\n${bold('Results')} ${dim(cost)}`);
    for (const { name, passed, failed, failures, skipped, cost } of results) {
      const rest = skipped > 0 ? ', SKIPPED' : '';
      const mark = failed === 0 ? green('✓') : red('✗');
      console.log(`  ${mark} ${name}: ${passed} passed, ${failed} failed${rest} ${dim(cost)}`);
      for (const line of failures.flatMap((failure) => linesOf(failure, '✗'))) console.log(`      ${line}`);
    }
  }

  function saySlowest() {
    const slowest = results.flatMap(({ timed }) => timed).sort((one, other) => other.ms - one.ms);
    if (slowest.length > 0) console.log(`\n${bold('The slowest tests')}`);
    for (const { title, ms } of slowest.slice(0, SLOWEST))
      console.log(`  ${duration(ms).padStart(12)}  ${title}`);
  }

  function finish(): number {
    sayResults();
    saySlowest();
    const flaky = results.flatMap((result) => result.flaky);
    if (flaky.length > 0) console.log(`\n${bold('Flaky: passed at the second try, to be mended')}`);
    for (const line of flaky.flatMap((failure) => linesOf(failure, '!'))) console.log(`  ${line}`);
    const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
    return sum('failed') === 0 && results.length > 0 ? 0 : 1;
  }

  return { step, finish };
}
