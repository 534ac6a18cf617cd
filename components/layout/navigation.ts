import { MENU_MAX_CHARS, MENU_PAGES, type MenuPage } from '@passarela/contract/site-texts';
import type { Messages } from '@/components/ui/island-texts';
import type { Lang } from '@/lib/domain/languages';
import { DIVISION_NAMES, DIVISIONS, type Section } from '@/lib/domain/lists';
import type { SiteTexts } from '@/lib/domain/site-texts';
import type { Route } from '@/lib/routes/screens';

/** A way to a screen, with its label's key in the messages. */
export type Entry = { key: keyof Messages['Navbar']; route: Route };

/** The pages that are one link in the menu. */
export const LINKS: Record<Exclude<MenuPage, 'talents'>, Entry> = {
  home: { key: 'home', route: { screen: 'home', params: {} } },
  about: { key: 'about', route: { screen: 'about', params: {} } },
  beAModel: { key: 'beAModel', route: { screen: 'beAModel', params: {} } },
  blog: { key: 'blog', route: { screen: 'blog', params: {} } },
  contact: { key: 'contact', route: { screen: 'contact', params: {} } },
  favorites: { key: 'favorites', route: { screen: 'favorites', params: {} } },
};

/** The menu's pages in order, as staff arranged them or the site does; a label that is null is the site's own. */
export function menuOf(menu: SiteTexts['menu'], lang: Lang): { page: MenuPage; label: string | null }[] {
  const items = menu ?? MENU_PAGES.map((page) => ({ page, label: { pt: null, en: null } }));
  const letters = items.map(({ label }) => label[lang] ?? '').join('').length;
  // labels that the bar has no room for are no labels
  return items.map(({ page, label }) => ({ page, label: letters > MENU_MAX_CHARS ? null : label[lang] }));
}

/** The two sections, and below each its divisions: the dropdown. */
export const TALENT_ENTRIES: readonly (Entry & { section: Section })[] = [
  { key: 'models', section: 'models', route: { screen: 'talents', params: { section: 'models' } } },
  { key: 'casting', section: 'cast', route: { screen: 'talents', params: { section: 'cast' } } },
];

export const divisionEntries = (section: Section): Entry[] =>
  DIVISION_NAMES.filter((division) => DIVISIONS[division].section === section).map((division) => ({
    key: division,
    route: { screen: 'talents', params: { section, division } },
  }));
