import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../system/env.ts';
import type { DerivedKind, Taken } from './taken.ts';

/**
 * The previews that may show something taken down, by their names (lib/seo/social/images.ts). Which faces stand on those of
 * lists, and which cover on that of a post, their names do not tell: all of them are drawn anew when they are next asked for.
 */
function isAffected(name: string, { talents, files }: Taken): boolean {
  const [, kind, id] = /^(?:pt|en)-(talent|list|site|post)-(?:[a-z]+-(\d+)-)?/.exec(name) ?? [];
  if (kind === 'talent') return talents.includes(Number(id));
  if (kind === 'post') return files.length > 0;
  return kind !== undefined;
}

async function drop(taken: Taken): Promise<number> {
  const folder = join(env().SITE_CACHE_DIR, 'social');
  const names = (await readdir(folder).catch(() => [])).filter((name) => isAffected(name, taken));
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

/** Pictures of chat previews. */
export const chatPreviews: DerivedKind = { writer: 'lib/seo/social/store.ts', drop };
