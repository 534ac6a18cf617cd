/** The attributes of talents and, if the query wants them, the places. */
import { COUNTRIES } from './people.ts';
import type { Writer } from './wire.ts';

export function attributes({ list, num, one }: Writer, query: URLSearchParams): unknown {
  const options = (values: (string | [number, string])[]) =>
    list(
      values.map((entry, index) =>
        typeof entry === 'string'
          ? { id: num(index + 1), value: entry }
          : { id: num(entry[0]), value: entry[1] },
      ),
    );
  const given = Object.fromEntries([...query].map(([key, value]) => [key.replace('[]', ''), value]));
  const countries = Object.keys(COUNTRIES);
  const nameOf = (names: string[], wanted: unknown): string =>
    names.find((name, index) => String(wanted) === name || String(wanted) === String(index + 1)) ?? '';
  const statesOf = (country: unknown) => COUNTRIES[nameOf(countries, country)] ?? {};
  // The specification says: "cities as JSON with country and state".
  const where: { country?: unknown; state?: unknown } = given.cities?.startsWith('{')
    ? JSON.parse(given.cities)
    : given;
  const states = statesOf(where.country);
  const cities = states[nameOf(Object.keys(states), where.state)] ?? [];
  return one({
    hair: options(['Blonde', 'Ash Blonde', 'Auburn', 'Dark Brown', 'Black']),
    eyes: options(['Brown', 'Dark Brown', 'Green', 'Blue', 'Hazel']),
    skin_tone: options([
      [1160, 'Albino'],
      [1161, 'Yellowish'],
      [1162, 'White'],
      [1164, 'Black'],
    ]),
    gender: options(['man', 'woman', 'other']),
    countries: given.countries ? options(countries) : undefined,
    states: given.states ? options(Object.keys(statesOf(given.states))) : undefined,
    cities: given.cities ? options(cities) : undefined,
  });
}
