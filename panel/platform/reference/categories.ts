import type { NamedDivision } from '@passarela/contract/talent-lists';
import { text } from '@passarela/contract/text';

/** Categories that every panel starts with; ids 1, 1891 and 1446 are the contract's. */
export const CATEGORIES = [
  { id: 1, key: 'models', name: text('Modelos', 'Models'), is_internal: false },
  { id: 2, key: 'men', name: text('Homens', 'Men'), is_internal: false },
  { id: 3, key: 'women', name: text('Mulheres', 'Women'), is_internal: false },
  { id: 4, key: 'actors', name: text('Atores', 'Actors'), is_internal: false },
  { id: 5, key: 'influencers', name: text('Influenciadores', 'Influencers'), is_internal: false },
  { id: 6, key: 'new_faces', name: text('New Faces', 'New Faces'), is_internal: false },
  { id: 7, key: 'development', name: text('Desenvolvimento', 'Development'), is_internal: false },
  { id: 8, key: 'plus_size', name: text('Plus Size', 'Plus Size'), is_internal: false },
  { id: 9, key: 'international', name: text('Internacional', 'International'), is_internal: false },
  { id: 10, key: 'commercial', name: text('Comercial', 'Commercial'), is_internal: false },
  { id: 11, key: 'kids', name: text('Infantil', 'Kids'), is_internal: false },
  { id: 12, key: 'teens', name: text('Adolescentes', 'Teens'), is_internal: false },
  { id: 13, key: 'celebrities', name: text('Celebridades', 'Celebrities'), is_internal: false },
  { id: 1891, key: 'cast', name: text('Elenco', 'Cast'), is_internal: false },
  { id: 1446, key: 'off_site', name: text('Só por link', 'By link only'), is_internal: true },
];

/** Divisions that every panel starts with; one of category 1446 keeps a talent out of the site's lists. */
export const DIVISIONS = [
  { id: 101, name: text('Mainboard', 'Mainboard'), category: 1 },
  { id: 102, name: text('Internacional', 'International'), category: 1 },
  { id: 103, name: text('New Faces', 'New Faces'), category: 1 },
  { id: 104, name: text('Comercial', 'Commercial'), category: 1891 },
  { id: 199, name: text('Só por link', 'By link only'), category: 1446 },
];

/** Which of them the site's navigation names; staff may word their names anew. */
const KEYS = new Map<number, NamedDivision>([
  [101, 'mainboard'],
  [102, 'international'],
  [103, 'newFaces'],
  [104, 'commercial'],
]);

export const divisionKey = (id: number): NamedDivision | undefined => KEYS.get(id);
