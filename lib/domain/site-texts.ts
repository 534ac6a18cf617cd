import type { MenuPage, TextKey } from '@passarela/contract/site-texts';
import type { Lang } from './languages.ts';

type InLanguages = Record<Lang, string | null>;

export type MenuItem = { page: MenuPage; label: InLanguages };

/** The staff's texts in place of the site's own; `menu` is null if they chose none. */
export type SiteTexts = { texts: Partial<Record<TextKey, InLanguages>>; menu: MenuItem[] | null };

export const STANDARD_TEXTS: SiteTexts = { texts: {}, menu: null };
