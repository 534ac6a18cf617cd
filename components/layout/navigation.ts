import type { Messages } from '@/components/ui/island-texts';
import { DIVISION_NAMES, DIVISIONS, type Section } from '@/lib/domain/lists';
import type { Place } from '@/lib/routes/screens';

/** A way to a screen, with its label's key in the messages. */
export type Entry = { key: keyof Messages['Navbar']; place: Place };

export const HOME_ENTRY: Entry = { key: 'home', place: { screen: 'home', params: {} } };
export const FAVORITES_ENTRY: Entry = { key: 'favorites', place: { screen: 'favorites', params: {} } };

/** The two sections, and below each its divisions: the dropdown. */
export const TALENT_ENTRIES: readonly (Entry & { section: Section })[] = [
  { key: 'models', section: 'models', place: { screen: 'talents', params: { section: 'models' } } },
  { key: 'casting', section: 'cast', place: { screen: 'talents', params: { section: 'cast' } } },
];

export const divisionEntries = (section: Section): Entry[] =>
  DIVISION_NAMES.filter((division) => DIVISIONS[division].section === section).map((division) => ({
    key: division,
    place: { screen: 'talents', params: { section, division } },
  }));

export const PLAIN_ENTRIES: readonly Entry[] = [
  { key: 'about', place: { screen: 'about', params: {} } },
  { key: 'beAModel', place: { screen: 'beAModel', params: {} } },
  { key: 'blog', place: { screen: 'blog', params: {} } },
  { key: 'contact', place: { screen: 'contact', params: {} } },
];
