import 'server-only';
import { HEIC_TYPE } from '@passarela/contract/limits';
import type { Lang } from '../domain/languages.ts';
import { env } from '../system/env.ts';
import { type OptionItem, readLocations, readPhotoTypes } from './answers/option.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { NO_SUCH_CALL } from './panel-read.ts';
import { readOrNull } from './read-or-null.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

type Kind = 'countries' | 'states' | 'cities';

/** Empty lists, as made-up countries have them, are not stored on disk. */
const isAbsent = (list: OptionItem[]) => list.length === 0;

type Query = Record<string, string | number>;

const optionsSource = () => ({ service: 'integration', path: env().OPTIONS_PATH }) as const;

async function askOptions(query: Query): Promise<unknown> {
  const call = { ...optionsSource(), method: 'GET', query, expected: NO_SUCH_CALL } as const;
  const { status, body } = await callService(call);
  return NO_SUCH_CALL.includes(status) ? [] : body;
}

function listPlaces(kind: Kind, key: string, query: Query): Promise<OptionItem[]> {
  const source = optionsSource();
  const load = () => askOptions(query);
  const parse = (raw: unknown) => readOrInvalid(readLocations(raw, kind), raw, source);
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
  const load = () => askOptions({ photo_types: 1 });
  const isAbsent = (types: string[]) => types.length === 0;
  const types = cached({ key: 'options-photo-types', load, parse: readPhotoTypes, isAbsent }, [tags.options]);
  return (await readOrNull(types))?.value.includes(HEIC_TYPE) ?? false;
}
