import type { Messages } from '@/components/ui/island-texts';
import { DIVISION_NAMES, DIVISIONS, type Section } from '@/lib/domain/lists';
import type { Route } from '@/lib/routes/screens';

/** A way to a screen, with its label's key in the messages. */
export type Entry = { key: keyof Messages['Navbar']; route: Route };

export const HOME_ENTRY: Entry = { key: 'home', route: { screen: 'home', params: {} } };
export const FAVORITES_ENTRY: Entry = { key: 'favorites', route: { screen: 'favorites', params: {} } };

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

export const PLAIN_ENTRIES: readonly Entry[] = [
  { key: 'about', route: { screen: 'about', params: {} } },
  { key: 'beAModel', route: { screen: 'beAModel', params: {} } },
  { key: 'blog', route: { screen: 'blog', params: {} } },
  { key: 'contact', route: { screen: 'contact', params: {} } },
];
