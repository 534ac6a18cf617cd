import type { PrivacyText } from '@passarela/contract';
import { remember } from '../../db/remember.ts';
import { shownTexts } from '../../globals/privacy/shown.ts';
import { env } from '../../settings/env.ts';

/** The privacy text in each language (CONTRACT, Panel, reading; entity `privacy`). */
export const privacyTexts = remember('privacy', async (payload): Promise<PrivacyText[]> => {
  const privacy = await payload.findGlobal({ slug: 'privacy', depth: 1 });
  const { version, changed_at } = privacy;
  if (!version || !changed_at) return [];
  const keep = env();
  return shownTexts(privacy, keep).map((text) => ({
    ...text,
    updated_at: changed_at,
    version: String(version),
    keep_months: { adults: keep.KEEP_MONTHS, minors: keep.KEEP_MONTHS_MINORS },
  }));
});
