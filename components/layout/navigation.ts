import type { Place } from '@/lib/routes/screens';

export type NavigationKey = 'models' | 'casting' | 'about' | 'beAModel' | 'blog' | 'contact' | 'favorites';

/** A way to a screen, with its label's key in the messages. */
export type Entry = { key: NavigationKey; place: Place };

/** The two entries of the talents dropdown (SPEC section 2, Navigation entries). */
export const TALENT_ENTRIES: readonly Entry[] = [
  { key: 'models', place: { screen: 'talents', params: { section: 'models' } } },
  { key: 'casting', place: { screen: 'talents', params: { section: 'cast' } } },
];

/** The plain entries, in their order in the bar. */
export const PLAIN_ENTRIES: readonly Entry[] = [
  { key: 'about', place: { screen: 'about', params: {} } },
  { key: 'beAModel', place: { screen: 'beAModel', params: {} } },
  { key: 'blog', place: { screen: 'blog', params: {} } },
  { key: 'contact', place: { screen: 'contact', params: {} } },
];
