import type { Payload } from 'payload';
import { markdownReader } from '../articles/markdown.ts';
import { ENGLISH } from './text-en.ts';
import { PORTUGUESE } from './text-pt.ts';
import { renewPeriods } from './version.ts';

/** Gives a panel without a privacy text the first one; an existing text gets the periods of the settings. */
export async function ensurePrivacy(payload: Payload): Promise<void> {
  const stored = await payload.findGlobal({ slug: 'privacy', depth: 0 });
  if (stored.version) return renewPeriods(payload, stored);
  const read = await markdownReader(payload.config);
  const write = ({ title, markdown }: typeof ENGLISH) => ({ title, content: read(markdown) });
  await payload.updateGlobal({ slug: 'privacy', data: { pt: write(PORTUGUESE), en: write(ENGLISH) } });
}
