import { type Caller, inside, payloadOf } from '../../platform/db/client.ts';
import type { Agency, Privacy } from '../../platform/db/payload-types.ts';
import { mediaIds } from './media-ids.ts';
import { mediaInText } from './media-in-text.ts';
import { SITE_TEXTS } from './subjects.ts';

export type SiteText = keyof typeof SITE_TEXTS;
const siteTexts = Object.keys(SITE_TEXTS) as SiteText[];

/** The pictures of the agency's people and place, and those in a text. */
export const mediaOfSiteText = (text: Agency | Privacy): number[] => [
  ...mediaInText(text),
  ...('people' in text ? mediaIds((text.people ?? []).map(({ photo }) => photo)) : []),
  ...('place' in text ? mediaIds([text.place]) : []),
];

/** The pictures that the agency's own texts show; those are always public. */
export async function mediaInSiteTexts(by: Caller): Promise<{ place: SiteText; medium: number }[]> {
  const found = await Promise.all(
    siteTexts.map(async (place) => {
      const text = await payloadOf(by).findGlobal({ slug: place, depth: 0, ...inside(by) });
      return mediaOfSiteText(text).map((medium) => ({ place, medium }));
    }),
  );
  return found.flat();
}
