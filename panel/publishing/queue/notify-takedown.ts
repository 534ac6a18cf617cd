import { DERIVED_KINDS } from '@passarela/contract/limits';
import { TAKEDOWN_MAX_FILES } from '@passarela/contract/takedown';
import { NOTHING, notifySite, type Removed } from './notify-site.ts';

const TAGS_AT_ONCE = 500;

type Takedown = { tags: string[]; files: string[] };

/** An instance's answer: files removed by kind, and how long it took. */
export type SiteReceipt = Removed & { site: string; ms: number };

const parts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** Sends a takedown to one site, as many tags and files at once as it accepts. Throws to retry. */
export async function notifyTakedown(
  { tags, files }: Takedown,
  site: string,
  secret: string,
): Promise<SiteReceipt> {
  const started = performance.now();
  const sum = { ...NOTHING };
  for (const someFiles of parts(files, TAKEDOWN_MAX_FILES)) {
    for (const someTags of parts(tags, TAGS_AT_ONCE)) {
      const removed = await notifySite({ tags: someTags, files: someFiles }, site, secret);
      for (const kind of DERIVED_KINDS) sum[kind] += removed[kind];
    }
  }
  return { site, ms: Math.round(performance.now() - started), ...sum };
}
