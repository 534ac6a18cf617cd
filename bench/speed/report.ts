import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { mustSucceed, run } from '../../scripts/lib/children.ts';
import { inRoot, ROOT } from '../../scripts/lib/paths.ts';

const FILE = inRoot('docs', 'performance.md');
const HEAD = `# How fast it is, measured

\`npm run bench\` writes this page. Absolute times say as much of the machine as of the site: read the ratios, which come from one run, load by load in turn.

The _floor_ of a page is its visible text and fetched pictures in their boxes, as plain HTML with four rules of CSS, without script and web font, from the same nginx. Slow lines are a TCP proxy with bandwidth and delay; each load is a new
visitor's, on a phone of 390 × 844 at two pixels a point, with the processor as it is.
`;

const marks = (part: string) => [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`] as const;

/** A page with one part replaced, or added at its end; the other parts stay as they are. */
export function withPart(page: string, part: string, text: string): string {
  const [begin, end] = marks(part);
  const section = `${begin}\n\n${text.trim()}\n\n${end}`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) return `${page.trimEnd()}\n\n${section}\n`;
  return page.slice(0, from) + section + page.slice(to + end.length);
}

const load = () => loadavg()[0]?.toFixed(1) ?? '?';

const commitOf = async (cwd: string) =>
  (await run(['git', 'log', '-1', '--format=%h'], { cwd })).output.trim();

/** Notes time, load and commits before a measurement; the returned function describes the run. */
export async function watchMachine(other?: string): Promise<() => string> {
  const before = load();
  const commit = await commitOf(ROOT);
  const second = other ? ` (other: ${await commitOf(other)})` : '';
  const [{ model = 'unknown processor' } = {}] = cpus();
  return () =>
    `_${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit}${second}, ${cpus().length} cores (${model.trim()}), load average ${before} before and ${load()} after._`;
}

/** Writes a part of `docs/performance.md`. */
export async function writePart(part: string, text: string): Promise<void> {
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  writeFileSync(FILE, withPart(page, part, text));
  await mustSucceed(['biome', 'format', '--write', FILE]);
}
