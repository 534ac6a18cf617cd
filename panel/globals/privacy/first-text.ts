import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import { editor } from '../../articles/editor.ts';
import { ENGLISH } from './text-en.ts';
import { PORTUGUESE } from './text-pt.ts';
import { renewPeriods } from './version.ts';

/** Gives a panel without a privacy text the one to start from; a text that is there gets the periods of the settings. */
export async function ensurePrivacy(payload: Payload): Promise<void> {
  const stored = await payload.findGlobal({ slug: 'privacy', depth: 0 });
  if (stored.version) return renewPeriods(payload, stored);
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor });
  const write = ({ title, markdown }: { title: string; markdown: string }) => ({
    title,
    content: convertMarkdownToLexical({ editorConfig, markdown }),
  });
  await payload.updateGlobal({ slug: 'privacy', data: { pt: write(PORTUGUESE), en: write(ENGLISH) } });
}
