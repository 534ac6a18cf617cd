import 'server-only';
import { HEIC_TYPE } from '@passarela/contract/limits';
import type { Lang } from '../domain/languages.ts';
import {
  type AttributeLists,
  type OptionItem,
  readAttributes,
  readLocations,
  readPhotoTypes,
} from './answers/option.ts';
import { CALLS } from './calls.ts';
import { cachedCall } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { tags } from './tags.ts';

type Query = Record<string, string | number>;
type Kind = 'countries' | 'states' | 'cities';

/** Empty lists, as made-up countries have them, are not stored on disk. */
const isAbsent = (list: readonly unknown[]) => list.length === 0;

function listPlaces(kind: Kind, key: string, query: Query): Promise<OptionItem[]> {
  const read = (raw: unknown) => readLocations(raw, kind);
  const reading = { key: `options-${key}`, call: CALLS.options(query), read, absent: [], isAbsent };
  return cachedCall(reading, [tags.options]);
}

export const listCountries = (language: Lang): Promise<OptionItem[]> =>
  listPlaces('countries', `countries-${language}`, { language, countries: 1 });

export const listStates = (country: string, language: Lang): Promise<OptionItem[]> =>
  listPlaces('states', `states-${language}-${country}`, { language, states: country });

export function listCities(country: string, state: string, language: Lang): Promise<OptionItem[]> {
  const cities = JSON.stringify({ country, state });
  return listPlaces('cities', `cities-${language}-${cities}`, { language, cities });
}

/** Whether an application's photos may be HEIC: only if the service says so (docs/services.md#forms). */
export async function takesHeic(): Promise<boolean> {
  const call = CALLS.options({ photo_types: 1 });
  const reading = { key: 'options-photo-types', call, read: readPhotoTypes, absent: [], isAbsent };
  return (await readOrNull(cachedCall(reading, [tags.options])))?.value.includes(HEIC_TYPE) ?? false;
}

export function getAttributes(language: Lang): Promise<AttributeLists> {
  const call = CALLS.attributes(language);
  const reading = { key: `attributes-${language}`, call, read: readAttributes, absent: { gender: [] } };
  return cachedCall(reading, [tags.options]);
}
