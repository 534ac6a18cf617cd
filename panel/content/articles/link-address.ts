import { type Language, language as languageKey } from '@passarela/contract';
import { slugOf } from '@passarela/contract/latin';
import { SITE_PAGES, sitePagePath } from '@passarela/contract/site-segments';
import { z } from 'zod';
import { isPostOnSite, isTalentOnSite } from '../../platform/reference/on-site.ts';
import { postPath, profilePath } from '../../platform/reference/site-paths.ts';

const time = z.string().nullish();
const shared = z.object({ status: z.string(), deletedAt: time });
const talent = shared.extend({ id: z.number(), name: z.string(), publish_at: time, hide_at: time });
const post = shared.extend({ slug: z.string().min(1), language: languageKey, published_at: z.string() });

const fields = z.union([
  z.object({ linkType: z.literal('page'), page: z.enum(SITE_PAGES) }),
  z.object({
    linkType: z.literal('internal'),
    doc: z.union([
      z.object({ relationTo: z.literal('talents'), value: talent }),
      z.object({ relationTo: z.literal('posts'), value: post }),
    ]),
  }),
  z.object({ linkType: z.literal('custom').optional(), url: z.string() }),
]);

/** An address as staff type it: `www.x.com.br` is no page of ours. */
const whole = (url: string): string =>
  /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url) ? url : url.includes('@') ? `mailto:${url}` : `https://${url}`;

/** The address of a link in an article of that language at `now` (ms); null where visitors find nothing. */
export function linkAddress(raw: unknown, language: Language, now: number): string | null {
  const { data } = fields.safeParse(raw);
  if (!data) return null;
  if ('page' in data) return sitePagePath(data.page, language);
  if ('url' in data) return whole(data.url);
  const { relationTo, value } = data.doc;
  if (relationTo === 'posts') return isPostOnSite(value, now) ? postPath(value.slug, value.language) : null;
  return isTalentOnSite(value, now) ? profilePath(value.id, slugOf(value.name), language) : null;
}
