import { Stopped } from '../lib/children.ts';
import { processorSeconds, withProcessorTime } from '../lib/processor-time.ts';
import { bold, dim, duration, elapsed, green, red, say } from '../lib/steps.ts';
import { linesOf, type Tested } from './tested.ts';

/** A step's tests or counts; `skipped` ones could not run on this machine. */
export type Result = {
  tests?: readonly Tested[];
  /** Without `tests` a step that only succeeds or fails counts as one. */
  passed?: number;
  failed?: number;
  /** Programs that its tests started for themselves. */
  programs?: number;
  skipped?: number;
  output?: string;
  note?: string | undefined;
};

const OUTPUT_LINES = 300;
const SLOWEST = 10;

const seconds = (count: number) => `${count.toFixed(count < 10 ? 1 : 0)} s`;

const withStatus = (tests: readonly Tested[], status: Tested['status']) =>
  tests.filter((each) => each.status === status);

/** Collects each step's counts. */
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
    const { tests = [], skipped = 0, programs = 0, output = '' } = result;
    const { failed = withStatus(tests, 'failed').length } = result;
    const { passed = result.tests ? tests.length - withStatus(tests, 'failed').length : 1 } = result;
    const ms = Date.now() - began;
    const cost = `${duration(ms)}, processor ${seconds(processor)}`;
    const all = { tests, passed, failed, skipped, programs: started + programs };
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
    const count = `${sum('passed') + sum('failed')}`;
    console.log(dim(row(elapsed(), seconds(processorSeconds()), count, `${sum('programs')}`, 'all')));
    for (const { name, tests, passed, failed, skipped, programs, ms, processor } of results) {
      const counts = [failed > 0 && `${failed} failed`, skipped > 0 && 'SKIPPED'].filter(Boolean).join(', ');
      const mark = failed === 0 ? green('✓') : red('✗');
      const cells = [duration(ms), seconds(processor), `${passed + failed}`, `${programs}`, name] as const;
      console.log(`${row(...cells)} ${mark} ${counts}`);
      const failures = withStatus(tests, 'failed');
      for (const line of failures.flatMap((failure) => linesOf(failure, '✗'))) console.log(`      ${line}`);
    }
  }

  function saySlowest() {
    const slowest = results.flatMap(({ tests }) => tests).sort((one, other) => other.ms - one.ms);
    if (slowest.length > 0) console.log(`\n${bold('The slowest tests')}`);
    for (const { title, ms } of slowest.slice(0, SLOWEST))
      console.log(`  ${duration(ms).padStart(12)}  ${title}`);
  }

  function finish(): number {
    sayResults();
    saySlowest();
    const flaky = results.flatMap(({ tests }) => withStatus(tests, 'flaky'));
    if (flaky.length > 0) console.log(`\n${bold('Flaky: passed at the second try, to be mended')}`);
    for (const line of flaky.flatMap((failure) => linesOf(failure, '!'))) console.log(`  ${line}`);
    const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
    return sum('failed') === 0 && results.length > 0 ? 0 : 1;
  }

  return { step, finish };
}
