import type { TextsAnswer } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { TEXT_KEYS } from '@passarela/contract/site-texts';
import { remember } from '../../platform/db/remember.ts';

type Localized = { pt?: string | null | undefined; en?: string | null | undefined };

const inLanguages = ({ pt, en }: Localized = {}) => (pt || en ? { pt: pt || null, en: en || null } : null);

/** The texts and the menu that staff wrote; null where they wrote none. */
export const readTexts = remember('texts', async (payload): Promise<TextsAnswer> => {
  const stored = await payload.findGlobal({ slug: 'texts', depth: 0 });
  const menu = (stored.menu ?? []).map(({ page, label }) => ({ page, label: inLanguages(label) }));
  return {
    texts: each(TEXT_KEYS, (key) => inLanguages(stored[key])),
    menu: menu.length > 0 ? menu : null,
  };
});
