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
import { cached, type Reading, readCall, readOptional } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { parseRows, readOrInvalid } from './rows.ts';
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
  const parse = (raw: unknown) => parseRows(FEED_ITEM, raw, call);
  const pictures = (items: FeedPicture[]) => items.map(({ image }) => image);
  const load = () => readOptional(call, []);
  return cached({ key: 'entities-feed', load, parse, pictures }, [tags.entities]);
}

function toPage({ updatedAt, content, ...page }: PrivacyAnswer): PrivacyPage {
  const changedAt = isoMoment(updatedAt);
  return { ...page, content: cleanHtml(content), changedOn: changedAt ? dayAt(new Date(changedAt)) : null };
}

/** The privacy page in `lang` as staff wrote it; null if the service has none. */
export async function getPrivacy(lang: Lang): Promise<PrivacyPage | null> {
  const call = CALLS.privacy();
  const parse = (raw: unknown) => parseRows(PRIVACY, raw, call).map(toPage);
  const isAbsent = (pages: PrivacyPage[]) => pages.length === 0;
  const load = () => readOptional(call, []);
  const pages = await cached({ key: 'entities-privacy', load, parse, isAbsent }, [tags.entities]);
  return pages.find(({ language }) => language === lang) ?? null;
}

/** The addresses behind the footer's icons; null if the agency has none [S93.1 S95.2]. */
export function getSocialLinks(): Promise<SocialLinks> {
  const call = CALLS.social();
  const parse = (raw: unknown) => readOrInvalid(readSocial(raw), raw, call);
  return cached({ key: 'social', load: () => readOptional(call, {}), parse }, [tags.social]);
}

/** The staff's texts and menu, read once for each page; without the call, and in its failure, the site's own. */
export const getSiteTexts = cache(async (): Promise<SiteTexts> => {
  const call = CALLS.texts();
  const parse = (raw: unknown) => readOrInvalid(readSiteTexts(raw), raw, call);
  const texts = cached({ key: 'texts', load: () => readOptional(call, {}), parse }, [tags.social]);
  return (await readOrNull(texts))?.value ?? STANDARD_TEXTS;
});
