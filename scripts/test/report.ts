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
  /** Programs that its tests started for themselves. */
  programs?: number;
  skipped?: number;
  output?: string;
  note?: string | undefined;
};

const OUTPUT_LINES = 300;
const SLOWEST = 10;

const seconds = (count: number) => `${count.toFixed(count < 10 ? 1 : 0)} s`;

/** Collects each step's counts; a step that only succeeds or fails counts as one. */
export function createReport() {
  const results: (Required<Omit<Result, 'output' | 'note'>> & {
    name: string;
    ms: number;
    processor: number;
  })[] = [];
  const sum = (field: 'passed' | 'failed' | 'skipped' | 'programs') =>
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
    const { result, seconds: processor, programs: started } = await withProcessorTime(guarded);
    const {
      passed = 1,
      failed = 0,
      flaky = [],
      failures = [],
      timed = [],
      skipped = 0,
      programs = 0,
      output = '',
    } = result;
    const ms = Date.now() - began;
    const cost = `${duration(ms)}, processor ${seconds(processor)}`;
    const all = { passed, failed, flaky, failures, timed, skipped, programs: started + programs };
    results.push({ ...all, name, ms, processor });
    const counts = [`${passed} passed`, `${failed} failed`, result.note].filter(Boolean).join(', ');
    const mark = failed === 0 ? green('✓') : red('✗');
    say(`${mark} ${name}: ${counts} ${dim(cost)}`);
    if (failed > 0 && output) console.log(`\n${output.trim().split('\n').slice(-OUTPUT_LINES).join('\n')}\n`);
    return failed === 0;
  }

  /** A row for each step: how long it took, of the processor and of the clock, its tests, the programs it started. */
  function sayResults() {
    const width = Math.max(...results.map(({ name }) => name.length), 0);
    const row = (wall: string, processor: string, tests: string, programs: string, name: string) =>
      `  ${[wall, processor, tests, programs].map((cell) => cell.padStart(13)).join('')}  ${name.padEnd(width)}`;
    console.log(`\n${bold('Results')}\n${dim(row('time', 'processor', 'tests', 'programs', ''))}`);
    const tests = sum('passed') + sum('failed');
    const all = row(elapsed(), seconds(processorSeconds()), `${tests}`, `${sum('programs')}`, 'all');
    console.log(dim(all));
    for (const { name, passed, failed, failures, skipped, programs, ms, processor } of results) {
      const counts = [failed > 0 && `${failed} failed`, skipped > 0 && 'SKIPPED'].filter(Boolean).join(', ');
      const mark = failed === 0 ? green('✓') : red('✗');
      const tests = String(passed + failed);
      console.log(
        `${row(duration(ms), seconds(processor), tests, String(programs), name)} ${mark} ${counts}`,
      );
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
