import { readFileSync } from 'node:fs';
import { execa } from 'execa';
import { z } from 'zod';
import { inRoot, ROOT } from '../lib/paths.ts';

const ANSWER_WITHIN_MS = 30_000;
const SERIOUS = ['high', 'critical'];

const advisory = z.object({ name: z.string(), severity: z.string(), title: z.string(), url: z.string() });
const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
const acceptedShape = z.array(z.object({ url: z.string(), reason: z.string(), until: z.string() }));
type Advisory = z.infer<typeof advisory>;
type Accepted = z.infer<typeof acceptedShape>;

/**
 * The serious advisories of `npm audit --json` that nobody has accepted up to `today` (yyyy-MM-dd), each once, as
 * sentences; null if the registry gave no answer.
 */
export function openAdvisories(output: string, accepted: Accepted, today: string): string[] | null {
  const isAccepted = ({ url }: Advisory) =>
    accepted.some((each) => each.url === url && each.reason.length > 20 && each.until >= today);
  try {
    const { vulnerabilities } = audit.parse(JSON.parse(output));
    const open = Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((via) => typeof via === 'object')
      .filter((each) => SERIOUS.includes(each.severity) && !isAccepted(each));
    return [...new Set(open.map((each) => `${each.severity}: ${each.name}: ${each.title} (${each.url})`))];
  } catch {
    return null;
  }
}

/** Advisories of the packages that run in production. A silent registry is logged and counted as skipped. */
export async function advisories() {
  const { stdout } = await execa({
    cwd: ROOT,
    reject: false,
    timeout: ANSWER_WITHIN_MS,
  })`npm audit --omit=dev --json --fetch-retries=0`;
  const accepted = acceptedShape.parse(
    JSON.parse(readFileSync(inRoot('scripts', 'accepted-advisories.json'), 'utf8')),
  );
  const open = openAdvisories(stdout, accepted, new Date().toISOString().slice(0, 10));
  if (open === null) return { passed: 0, failed: 0, note: '1 skipped: the registry gives no advisories' };
  return { passed: open.length === 0 ? 1 : 0, failed: open.length, output: open.join('\n') };
}
