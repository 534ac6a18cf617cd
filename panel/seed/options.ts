import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DEMO_TALENTS } from './data/roster.ts';

const TALENTS_MAX = 100_000;

/** `--talents N` (default: the demo's) and `--fresh` (replaces whatever content there is). */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: { talents: { type: 'string' }, fresh: { type: 'boolean', default: false } },
  });
  const talents = z.coerce.number().int().min(1).max(TALENTS_MAX).default(DEMO_TALENTS).parse(values.talents);
  return { talents, fresh: values.fresh };
}

const started = performance.now();

export function elapsed(): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

export function say(line: string): void {
  console.log(`  ${line}`);
}

/** Prints the progress of a long step at every tenth of it. */
export function counter(label: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const tenth = (count: number) => Math.floor((count * 10) / total);
    if (tenth(done) !== tenth(done - 1)) say(`${label} ${done}/${total} (${elapsed()})`);
  };
}
