import type { TextsAnswer } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { TEXT_KEYS } from '@passarela/contract/site-texts';
import { isInTrash } from '../../parts/trash/in-trash.ts';
import type { Text as StoredTexts } from '../../platform/db/payload-types.ts';
import { remember } from '../../platform/db/remember.ts';
import { divisionKey } from '../../platform/reference/categories.ts';
import { ownRows } from './menu.ts';

type Localized = { pt?: string | null | undefined; en?: string | null | undefined };
type MenuRow = NonNullable<StoredTexts['menu']>[number];
type MenuEntry = NonNullable<TextsAnswer['menu']>[number];

const inLanguages = ({ pt, en }: Localized = {}) => (pt || en ? { pt: pt || null, en: en || null } : null);

/** A division under its own name where staff wrote none; none for one that is deleted. */
function menuEntry({ page, label, division }: MenuRow): MenuEntry[] {
  if (page !== 'division') return [{ page, label: inLanguages(label) }];
  if (typeof division !== 'object' || !division || isInTrash(division)) return [];
  const { id, name } = division;
  const names = { pt: label?.pt || name.pt, en: label?.en || name.en };
  return [{ page, label: names, division: { id, key: divisionKey(id) } }];
}

/** The texts and the menu that staff wrote; null where they wrote none. */
export const readTexts = remember('texts', async (payload): Promise<TextsAnswer> => {
  const stored = await payload.findGlobal({ slug: 'texts', depth: 1 });
  const menu = ownRows(stored.menu ?? []).flatMap(menuEntry);
  return {
    texts: each(TEXT_KEYS, (key) => inLanguages(stored[key])),
    menu: menu.length > 0 ? menu : null,
  };
});
