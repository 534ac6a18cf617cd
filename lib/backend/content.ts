import 'server-only';
import type { SlideType } from '@passarela/contract';
import { cache } from 'react';
import { cleanHtml } from '../domain/article-html.ts';
import { dayAt, isoMoment } from '../domain/dates.ts';
import type { Lang } from '../domain/languages.ts';
import { type SiteTexts, STANDARD_TEXTS } from '../domain/site-texts.ts';
import type { FeedPicture, PrivacyPage, SlideItem, SocialLinks } from '../domain/types.ts';
import { readSiteTexts, readSocial } from './answers/agency.ts';
import { FEED_ITEM, loadSlides, PRIVACY, type PrivacyAnswer, slidesIn } from './answers/content.ts';
import { CALLS } from './calls.ts';
import { cached, cachedCall, type Reading, readCall } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { parseRows } from './rows.ts';
import { tags } from './tags.ts';

/** The slides of a type; none if they cannot be read: no page fails for its carousel. */
export async function listSlides(type: SlideType): Promise<SlideItem[]> {
  const calls = CALLS.slides(type);
  const reading: Reading<SlideItem[]> = {
    key: `slides-${type}`,
    load: () => loadSlides(calls, readCall),
    parse: (raw) => slidesIn(raw, calls[0]),
    pictures: (slides) => slides.flatMap(({ mobile, desktop }) => [mobile, desktop]),
    list: { service: 'panel', tags: [tags.slides, tags.entities], count: (slides) => slides.length },
  };
  return (await readOrNull(cached(reading, [tags.slides, tags.entities])))?.value ?? [];
}

export function listFeed(): Promise<FeedPicture[]> {
  const call = CALLS.feed();
  const read = (raw: unknown) => parseRows(FEED_ITEM, raw, call);
  const pictures = (items: FeedPicture[]) => items.map(({ image }) => image);
  return cachedCall({ key: 'entities-feed', call, read, absent: [], pictures }, [tags.entities]);
}

function toPage({ updatedAt, content, ...page }: PrivacyAnswer): PrivacyPage {
  const changedAt = isoMoment(updatedAt);
  return { ...page, content: cleanHtml(content), changedOn: changedAt ? dayAt(new Date(changedAt)) : null };
}

/** The privacy page in `lang` as staff wrote it; null if the service has none. */
export async function getPrivacy(lang: Lang): Promise<PrivacyPage | null> {
  const call = CALLS.privacy();
  const read = (raw: unknown) => parseRows(PRIVACY, raw, call).map(toPage);
  const isAbsent = (pages: PrivacyPage[]) => pages.length === 0;
  const pages = await cachedCall({ key: 'entities-privacy', call, read, absent: [], isAbsent }, [
    tags.entities,
  ]);
  return pages.find(({ language }) => language === lang) ?? null;
}

/** The addresses behind the footer's icons; null if the agency has none [S93.1 S95.2]. */
export const getSocialLinks = (): Promise<SocialLinks> =>
  cachedCall({ key: 'social', call: CALLS.social(), read: readSocial, absent: {} }, [tags.social]);

/** The staff's texts and menu, read once for each page; without the call, and in its failure, the site's own. */
export const getSiteTexts = cache(async (): Promise<SiteTexts> => {
  const reading = { key: 'texts', call: CALLS.texts(), read: readSiteTexts, absent: {} };
  return (await readOrNull(cachedCall(reading, [tags.social])))?.value ?? STANDARD_TEXTS;
});
