import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '../system/env.ts';
import type { DerivedKind, Takedown } from './takedown.ts';

/** Whether a drawing may show something taken down, by its name; those of lists always may, and are drawn anew. */
function isAffected(name: string, { talents, files }: Takedown): boolean {
  const [, kind, ids = ''] =
    /^(?:pt|en)-(talent|list|site|post|selection|card)-(?:(?:[a-z]+-)?([\d.]+)-)?/.exec(name) ?? [];
  const showsOne = ids.split('.').some((id) => talents.includes(Number(id)));
  if (kind === 'talent') return showsOne;
  if (kind === 'selection' || kind === 'card') return showsOne || files.length > 0;
  if (kind === 'post') return files.length > 0;
  return kind !== undefined;
}

/** Removes every preview: all of them carry the agency's name and mark. */
export const dropPreviews = (): Promise<void> =>
  rm(join(env().SITE_CACHE_DIR, 'social'), { recursive: true, force: true });

async function drop(takedown: Takedown): Promise<number> {
  const folder = join(env().SITE_CACHE_DIR, 'social');
  const names = (await readdir(folder).catch(() => [])).filter((name) => isAffected(name, takedown));
  for (const name of names) await rm(join(folder, name), { force: true });
  return names.length;
}

export const chatPreviews: DerivedKind = { writer: 'lib/derived/drawn-files.ts', drop };
