import { MENU_MAX_CHARS, MENU_PAGES, type MenuChoice } from '@passarela/contract/site-texts';
import type { Messages } from '@/components/ui/client-texts';
import type { Lang } from '@/lib/domain/languages';
import { DIVISION_NAMES, DIVISIONS, type ListName, partsOfList, type Section } from '@/lib/domain/lists';
import type { MenuDivision, SiteTexts } from '@/lib/domain/site-texts';
import type { Route } from '@/lib/routes/screens';

/** A way to a screen, with its label's key in the messages. */
export type Entry = { key: keyof Messages['Navbar']; route: Route };

/** The pages that are one link in the menu. */
const LINKS: Record<Exclude<MenuChoice, 'talents' | 'division'>, Entry> = {
  home: { key: 'home', route: { screen: 'home', params: {} } },
  about: { key: 'about', route: { screen: 'about', params: {} } },
  beAModel: { key: 'beAModel', route: { screen: 'beAModel', params: {} } },
  blog: { key: 'blog', route: { screen: 'blog', params: {} } },
  contact: { key: 'contact', route: { screen: 'contact', params: {} } },
  favorites: { key: 'favorites', route: { screen: 'favorites', params: {} } },
  models: { key: 'models', route: { screen: 'talents', params: { section: 'models' } } },
  casting: { key: 'casting', route: { screen: 'talents', params: { section: 'cast' } } },
};

/** `entry` is null for the dropdown of both sections; a `label` that is null is the site's own. */
type MenuEntry = { page: MenuChoice; id: string; entry: Entry | null; label: string | null };

const divisionEntry = (list: ListName): Entry => {
  const { section, division } = partsOfList(list);
  const key = section === 'cast' ? 'casting' : section;
  return { key, route: { screen: 'talents', params: { section, division } } };
};

/** The menu in order, as staff arranged it or the site does; a division without a list is left out. */
export function menuOf(
  menu: SiteTexts['menu'],
  lang: Lang,
  listOf: (division: MenuDivision) => ListName | null,
): MenuEntry[] {
  const items = menu ?? MENU_PAGES.map((page) => ({ page, label: { pt: null, en: null } }));
  const letters = items.map(({ label }) => label[lang] ?? '').join('').length;
  return items.flatMap((item): MenuEntry[] => {
    const { page, label } = item;
    if (page === 'division') {
      const list = listOf(item.division);
      const name = label[lang] ?? label.pt ?? label.en;
      return list ? [{ page, id: list, entry: divisionEntry(list), label: name }] : [];
    }
    const entry = page === 'talents' ? null : LINKS[page];
    // labels that the bar has no room for are no labels
    return [{ page, id: page, entry, label: letters > MENU_MAX_CHARS ? null : label[lang] }];
  });
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
