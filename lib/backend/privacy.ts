import 'server-only';
import { cleanHtml } from '../domain/article-html.ts';
import { dayAt, isoMoment } from '../domain/dates.ts';
import type { Lang } from '../domain/languages.ts';
import type { PrivacyPage } from '../domain/types.ts';
import { type PrivacyAnswer, readPrivacy } from './answers/privacy.ts';
import { cached } from './cache.ts';
import { readOptional } from './panel-read.ts';
import { parseRows } from './rows.ts';
import { tags } from './tags.ts';

const path = '/api/entities/privacy';

function toPage({ updatedAt, content, ...page }: PrivacyAnswer): PrivacyPage {
  const changedAt = isoMoment(updatedAt);
  return {
    ...page,
    content: cleanHtml(content),
    changedOn: changedAt ? dayAt(new Date(changedAt)) : null,
  };
}

/** The privacy page in `lang` as staff wrote it; null if the service has none. */
export async function getPrivacy(lang: Lang): Promise<PrivacyPage | null> {
  const parse = (raw: unknown) => parseRows(readPrivacy, raw, { service: 'panel', path }).map(toPage);
  const isAbsent = (pages: PrivacyPage[]) => pages.length === 0;
  const load = () => readOptional(path, []);
  const pages = await cached({ key: 'entities-privacy', load, parse, isAbsent }, [tags.entities]);
  return pages.find(({ language }) => language === lang) ?? null;
}
