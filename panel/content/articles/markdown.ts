import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { SanitizedConfig } from 'payload';
import { editor } from './editor.ts';

/** Returns a function that reads Markdown into the editor's format. */
export async function markdownReader(config: SanitizedConfig) {
  const editorConfig = await editorConfigFactory.fromEditor({ config, editor });
  return (markdown: string) => convertMarkdownToLexical({ editorConfig, markdown });
}
