import type { Option } from '@passarela/contract';
import { slugify } from '@passarela/contract/slug';
import regions from 'country-region-data/data.json' with { type: 'json' };
import { STATES } from './brazil.ts';

const abroad = new Map(regions.map((country) => [country.countryShortCode, country.regions]));

/** A country's states by its ISO code; the id comes from the name if codes are missing or repeated. */
export function statesOf(country: string): Option[] {
  if (country === 'BR') return [...STATES];
  const rows = abroad.get(country) ?? [];
  const codes = new Set(rows.map(({ shortCode }) => shortCode));
  const hasCodes = codes.size === rows.length && !codes.has(undefined) && !codes.has('');
  return rows
    .map(({ name, shortCode }) => ({ id: (hasCodes && shortCode) || slugify(name), value: name }))
    .sort((a, b) => a.value.localeCompare(b.value, 'pt'));
}
