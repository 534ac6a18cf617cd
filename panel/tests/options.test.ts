import { attributes, type LocationOptions, locationOptions } from '@passarela/contract';
import { expect, test } from 'vitest';
import { call, integrationToken } from './panel.ts';

const ask = async (query: Record<string, string>): Promise<LocationOptions> => {
  const path = `/integration/api/options?${new URLSearchParams(query)}`;
  return locationOptions.parse(await (await call('GET', path, { token: await integrationToken() })).json());
};
const cities = (country: string, state: string) => ask({ cities: JSON.stringify({ country, state }) });

const SKIN_TONES = ['Albino', 'Yellowish', 'White', 'Indigenous', 'Black', 'Brown', 'Vitiligo'];
const CATEGORIES = {
  en: 'Men, Women, Actors, Cast, Influencers, New Faces, Development, Plus Size, International, Commercial, Kids, Teens, Celebrities',
  pt: 'Homens, Mulheres, Atores, Elenco, Influenciadores, New Faces, Desenvolvimento, Plus Size, Internacional, Comercial, Infantil, Adolescentes, Celebridades',
};

test.each(Object.entries(CATEGORIES))(
  'the thirteen categories have their names in %s [S97.1]',
  async (language, names) => {
    const token = await integrationToken();
    const answer = await call('GET', `/integration/api/talents/attributes?language=${language}`, { token });
    const { categories, skin_tone } = attributes.parse(await answer.json());
    expect(categories.map(({ value }) => value)).toEqual(expect.arrayContaining(names.split(', ')));
    if (language === 'en') expect(skin_tone.map(({ value }) => value)).toEqual(SKIN_TONES);
  },
);

test('the lists have the agency’s lengths and speak both languages [S88.2 S96.1 S96.12-14]', async () => {
  const token = await integrationToken();
  const read = async (language: string) => {
    const answer = await call('GET', `/integration/api/talents/attributes?language=${language}`, { token });
    return attributes.parse(await answer.json());
  };
  const [pt, en] = [await read('pt'), await read('en')];
  expect([en.hair.length, en.eyes.length, en.skin_tone.length]).toEqual([25, 17, 7]);
  expect(en.hair).toContainEqual({ id: 'ash_blonde', value: 'Ash Blonde' });
  expect(pt.hair).toContainEqual({ id: 'ash_blonde', value: 'Loiro acinzentado' });
  expect(en.skin_tone.map(({ id }) => id)).toEqual([1160, 1161, 1162, 1163, 1164, 1165, 1166]);
  expect(en.gender.map(({ id }) => id)).toEqual(['man', 'woman', 'other']);
  expect(en.categories).toContainEqual({ id: 1891, value: 'Cast' });
  expect(en.categories.map(({ id }) => id)).not.toContain(1446);
  expect(en.divisions).toContainEqual({ id: 199, value: 'By link only', id_category: 1446 });
});

test('only what was asked for is answered [S94.1]', async () => {
  expect(await ask({})).toEqual({});
  expect(Object.keys(await ask({ countries: '1' }))).toEqual(['countries']);
  expect(await ask({ cities: '1' })).toEqual({ cities: [] });
  const photo_types = ['image/jpeg', 'image/png', 'image/gif', 'image/heic'];
  expect(await ask({ photo_types: '1' })).toEqual({ photo_types });
  expect((await ask({ skin_tone: 'en' })).skin_tone).toContainEqual({ id: 1160, value: 'Albino' });
});

test('countries are named in the asked language', async () => {
  expect((await ask({ countries: '1' })).countries).toContainEqual({ id: 'DE', value: 'Alemanha' });
  expect((await ask({ countries: '1', language: 'en' })).countries).toContainEqual({
    id: 'DE',
    value: 'Germany',
  });
});

test('countries have their names of Brazil, and no two have the same', async () => {
  for (const language of ['pt', 'en']) {
    const names = ((await ask({ countries: '1', language })).countries ?? []).map(({ value }) => value);
    expect(names.length).toBeGreaterThan(240);
    expect(new Set(names).size).toBe(names.length);
    if (language === 'pt')
      expect(names).toEqual(expect.arrayContaining(['Irã', 'Polônia', 'Vietnã', 'Romênia']));
  }
});

test('all 27 federative units and all 5,571 municipalities are there, rightly accented', async () => {
  const states = (await ask({ states: 'BR' })).states ?? [];
  expect(states).toHaveLength(27);
  let total = 0;
  for (const { id } of states) total += (await cities('BR', String(id))).cities?.length ?? 0;
  expect(total).toBe(5571);
  const catarinense = (await cities('BR', 'SC')).cities ?? [];
  expect(catarinense.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      'Florianópolis',
      'Balneário Camboriú',
      'São Miguel do Oeste',
      'Herval d’Oeste'.replace('’', "'"),
    ]),
  );
});

test('every country but one has its states, with ids the site can ask by, none twice [S72.16]', async () => {
  const countries = (await ask({ countries: '1' })).countries ?? [];
  const without: string[] = [];
  for (const { id: country } of countries) {
    const states = (await ask({ states: String(country) })).states ?? [];
    if (states.length === 0) without.push(String(country));
    expect(new Set(states.map(({ id }) => id)).size, String(country)).toBe(states.length);
    expect(new Set(states.map(({ value }) => value)).size, String(country)).toBe(states.length);
    for (const { id } of states) expect(String(id)).toMatch(/^[\p{L}\p{N} _.'-]{1,60}$/u);
  }
  expect(without).toEqual(['SJ']);
});

test.each([
  ['US', { id: 'CA', value: 'California' }],
  ['AR', { id: 'X', value: 'Córdoba' }],
  ['PT', { id: '13', value: 'Porto' }],
  ['AO', { id: 'LUA', value: 'Luanda' }],
])('of %s the states hold %j [S72.16]', async (country, state) => {
  const states = (await ask({ states: country })).states ?? [];
  expect(states).toContainEqual(state);
  const names = states.map(({ value }) => value);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt')));
});

test('an unknown country or state gives an empty list', async () => {
  expect(await ask({ states: 'XX' })).toEqual({ states: [] });
  expect(await cities('BR', 'XX')).toEqual({ cities: [] });
  expect(await cities('AR', 'SC')).toEqual({ cities: [] });
});

test('cities that are no JSON are malformed', async () => {
  const token = await integrationToken();
  expect((await call('GET', '/integration/api/options?cities=SC', { token })).status).toBe(400);
  expect((await call('GET', '/integration/api/options?cities={}', { token })).status).toBe(422);
});
