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
import { cached, readOptional } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

type Query = Record<string, string | number>;
type Kind = 'countries' | 'states' | 'cities';

/** Empty lists, as made-up countries have them, are not stored on disk. */
const isAbsent = (list: readonly unknown[]) => list.length === 0;

function listPlaces(kind: Kind, key: string, query: Query): Promise<OptionItem[]> {
  const call = CALLS.options(query);
  const load = () => readOptional(call, []);
  const parse = (raw: unknown) => readOrInvalid(readLocations(raw, kind), raw, call);
  return cached({ key: `options-${key}`, load, parse, isAbsent }, [tags.options]);
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
  const load = () => readOptional(CALLS.options({ photo_types: 1 }), []);
  const types = cached({ key: 'options-photo-types', load, parse: readPhotoTypes, isAbsent }, [tags.options]);
  return (await readOrNull(types))?.value.includes(HEIC_TYPE) ?? false;
}

export function getAttributes(language: Lang): Promise<AttributeLists> {
  const call = CALLS.attributes(language);
  const load = () => readOptional(call, { gender: [] });
  const parse = (raw: unknown) => readOrInvalid(readAttributes(raw), raw, call);
  return cached({ key: `attributes-${language}`, load, parse }, [tags.options]);
}
