import { isRecord } from '@passarela/contract/is-record';
import type { Language } from '@passarela/contract/limits';
import type { Focus } from '../../domain/focus.ts';
import type { Localized } from '../../domain/types.ts';
import { readMoment } from './days.ts';
import { readFocus, readLocalized } from './focus.ts';
import { readFile } from './gallery.ts';
import { readEntries } from './lists.ts';
import type { ReadRow } from './row.ts';
import { needs } from './row.ts';
import { rawText, readName, readText, unwrap } from './scalars.ts';

/** The fields of a post that the site reads; `content` is the service's HTML. */
export type PostAnswer = {
  id: string;
  slug: string;
  title: string;
  content: string;
  cover: string | null;
  coverFocus: Focus | null;
  coverAlt: Localized | null;
  description: string | null;
  language: Language;
  batch: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  /** Null if the service does not say. */
  translations: { language: Language; slug: string }[] | null;
};

/** `pt`, `pt-BR`, `EN_us`; null for another one or none. */
export function readLanguage(value: unknown): Language | null {
  const text = rawText(unwrap(value, ['id', 'code', 'value'])).toLowerCase();
  if (/^(pt|por)($|[-_]|tugu)/.test(text)) return 'pt';
  return /^(en|eng)($|[-_]|lish)/.test(text) ? 'en' : null;
}

function translationOf(value: unknown): { language: Language; slug: string }[] {
  const row = isRecord(value) ? value : {};
  const [language, slug] = [readLanguage(row.language), readText(row.slug)];
  return language && slug ? [{ language, slug }] : [];
}

/** Reads a post of a list or of its own; one without a language is of the default one. */
export function readPost(value: unknown): ReadRow<PostAnswer> {
  const row = isRecord(value) ? value : {};
  const read = needs({ slug: readText(row.slug), title: readText(readName(row.title)) });
  if ('missing' in read) return read;
  const createdAt = readMoment(row.created_at);
  return {
    value: {
      ...read.value,
      id: rawText(row.id) || read.value.slug,
      content: typeof row.content === 'string' ? row.content : '',
      cover: readFile(row.cover),
      coverFocus: readFocus(row.cover_focus),
      coverAlt: readLocalized(row.cover_alt),
      description: readText(row.description),
      language: readLanguage(row.language) ?? 'pt',
      batch: readText(row.batch),
      createdAt,
      updatedAt: readText(row.updated_at),
      translations: readEntries(row.translations)?.flatMap(translationOf) ?? null,
    },
  };
}
