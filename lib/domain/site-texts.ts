import type { MenuChoice, TextKey } from '@passarela/contract/site-texts';
import type { Lang } from './languages.ts';
import type { NamedDivision } from './lists.ts';

type InLanguages = Record<Lang, string | null>;

/** A division by the service's id; `key` if the navigation names it. */
export type MenuDivision = { id: number; key: NamedDivision | null };
export type MenuItem =
  | { page: Exclude<MenuChoice, 'division'>; label: InLanguages }
  | { page: 'division'; division: MenuDivision; label: InLanguages };

/** The staff's texts in place of the site's own; `menu` is null if they chose none. */
export type SiteTexts = { texts: Partial<Record<TextKey, InLanguages>>; menu: MenuItem[] | null };

export const STANDARD_TEXTS: SiteTexts = { texts: {}, menu: null };
