import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { run } from '../lib/children.ts';
import type { Victim } from './choose.ts';
import type { Copy } from './copy.ts';
import { isUnit } from './unit.ts';

/** The ids of those whose browser tests failed, and whether the broken site could be built and started. */
const outcome = z.object({ isUp: z.boolean(), noticed: z.array(z.string()) });
export type Outcome = z.infer<typeof outcome>;

export const browserTests = ({ tests }: Victim) => tests.filter((test) => !isUnit(test));

/** Builds and starts the broken copy with its own scripts, and runs the browser tests of each statement. */
export async function tryInBrowser({ folder }: Copy, victims: readonly Victim[]): Promise<Outcome> {
  const to = path.join(folder, 'outcome.json');
  const asked = victims.map((victim) => ({ id: victim.id, tests: browserTests(victim) }));
  const command = [process.execPath, path.join(folder, 'scripts', 'sabotage', 'stage.ts')] as const;
  const { code, output } = await run([...command, JSON.stringify(asked), to], { cwd: folder });
  if (code !== 0) throw new Error(output);
  return outcome.parse(JSON.parse(readFileSync(to, 'utf8')));
}
