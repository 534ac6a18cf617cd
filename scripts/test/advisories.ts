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

/** Advisories that `npm audit --json` lists, each once; null if the registry gave none. */
export function advisoriesIn(output: string): Advisory[] | null {
  try {
    const { vulnerabilities } = audit.parse(JSON.parse(output));
    const listed = Object.values(vulnerabilities)
      .flatMap(({ via }) => via)
      .filter((via) => typeof via === 'object');
    return [...new Map(listed.map((each) => [each.url, each])).values()];
  } catch {
    return null;
  }
}

const isAccepted = (accepted: Accepted, { url }: Advisory, today: string) =>
  accepted.some((each) => each.url === url && each.reason.length > 20 && each.until >= today);

/** The serious advisories that nobody has accepted up to `today` (yyyy-MM-dd), as sentences. */
export const unaccepted = (advisories: readonly Advisory[], accepted: Accepted, today: string): string[] =>
  advisories
    .filter(({ severity }) => SERIOUS.includes(severity))
    .filter((each) => !isAccepted(accepted, each, today))
    .map(({ name, severity, title, url }) => `${severity}: ${name}: ${title} (${url})`);

/** Advisories of the packages that run in production. A silent registry is logged and counted as skipped. */
export async function advisories() {
  const { stdout } = await execa({
    cwd: ROOT,
    reject: false,
    timeout: ANSWER_WITHIN_MS,
  })`npm audit --omit=dev --json --fetch-retries=0`;
  const listed = advisoriesIn(stdout);
  if (listed === null) return { passed: 0, failed: 0, note: '1 skipped: the registry gives no advisories' };
  const list = readFileSync(inRoot('scripts', 'accepted-advisories.json'), 'utf8');
  const open = unaccepted(
    listed,
    acceptedShape.parse(JSON.parse(list)),
    new Date().toISOString().slice(0, 10),
  );
  return { passed: open.length === 0 ? 1 : 0, failed: open.length, output: open.join('\n') };
}
