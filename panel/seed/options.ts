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
