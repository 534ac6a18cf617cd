import 'server-only';
import type { Lang } from '../domain/languages.ts';
import { env } from '../system/env.ts';
import { type OptionItem, readLocations } from './answers/option.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { NO_SUCH_CALL } from './panel-read.ts';
import { readOrInvalid } from './rows.ts';
import { tags } from './tags.ts';

type Kind = 'countries' | 'states' | 'cities';

/** Empty lists, as made-up countries have them, are not stored on disk. */
const isAbsent = (list: OptionItem[]) => list.length === 0;

function listPlaces(kind: Kind, key: string, query: Record<string, string | number>): Promise<OptionItem[]> {
  const source = { service: 'integration', path: env().OPTIONS_PATH } as const;
  const load = async () => {
    const { status, body } = await callService({ ...source, method: 'GET', query, expected: NO_SUCH_CALL });
    return NO_SUCH_CALL.includes(status) ? [] : body;
  };
  const parse = (raw: unknown) => readOrInvalid(readLocations(raw, kind), raw, source);
  return cached({ key: `options-${key}`, load, parse, isAbsent }, [tags.options]);
}

export const listCountries = (language: Lang): Promise<OptionItem[]> =>
  listPlaces('countries', `countries-${language}`, { language, countries: 1 });

/** The states of a country; empty for an unknown one. */
export const listStates = (country: string, language: Lang): Promise<OptionItem[]> =>
  listPlaces('states', `states-${language}-${country}`, { language, states: country });

/** The cities of a state; empty for an unknown one. */
export function listCities(country: string, state: string, language: Lang): Promise<OptionItem[]> {
  const cities = JSON.stringify({ country, state });
  return listPlaces('cities', `cities-${language}-${cities}`, { language, cities });
}
