import 'server-only';
import { type LocationOptions, locationOptions, type Option } from '@passarela/contract';
import type { Lang } from '../domain/languages.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { parseAnswer } from './rows.ts';
import { tags } from './tags.ts';

const path = '/api/options';

/** Empty lists, as made-up countries give them, are not kept on disk. */
const isAbsent = (lists: LocationOptions) => Object.values(lists).flat().length === 0;

function readOptions(key: string, query: Record<string, string | number>): Promise<LocationOptions> {
  const load = async () => (await callService({ service: 'integration', method: 'GET', path, query })).body;
  const parse = (raw: unknown) => parseAnswer(locationOptions, raw, { service: 'integration', path });
  return cached({ key: `options-${key}`, load, parse, isAbsent }, [tags.options]);
}

/** All countries, named in `language` (CONTRACT, GET /api/options). */
export async function listCountries(language: Lang): Promise<Option[]> {
  return (await readOptions(`countries-${language}`, { language, countries: 1 })).countries ?? [];
}

/** The states of a country; empty for an unknown one. */
export async function listStates(country: string, language: Lang): Promise<Option[]> {
  return (await readOptions(`states-${language}-${country}`, { language, states: country })).states ?? [];
}

/** The cities of a state; empty for an unknown one. */
export async function listCities(country: string, state: string, language: Lang): Promise<Option[]> {
  const cities = JSON.stringify({ country, state });
  return (await readOptions(`cities-${language}-${cities}`, { language, cities })).cities ?? [];
}
