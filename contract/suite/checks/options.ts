import assert from 'node:assert/strict';
import { locationOptions } from '@passarela/contract';
import { expectShape, refused } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';

const UNITS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO';
const MUNICIPALITIES = [5570, 5571];
const SKIN_TONES = [1160, 1161, 1162, 1163, 1164, 1165, 1166];

/** GET /api/options. */
export const optionChecks = group('Options', (target) => {
  const read = async (query: Record<string, string>) =>
    expectShape(
      locationOptions,
      await target.fromIntegration(`/api/options?${new URLSearchParams({ language: 'pt', ...query })}`),
    );
  const citiesOf = async (state: string, country = 'BR') =>
    (await read({ cities: JSON.stringify({ country, state }) })).cities ?? [];
  const names = (list: { value: string }[] | undefined) => (list ?? []).map((option) => option.value);

  return [
    check('countries, in both languages', async () => {
      const pt = (await read({ countries: '1' })).countries;
      const en = (await read({ countries: '1', language: 'en' })).countries;
      assert.ok(names(pt).includes('Brasil'), 'Brasil');
      assert.ok(names(en).includes('Brazil'), 'Brazil');
      assert.equal(pt?.find((option) => option.value === 'Brasil')?.id, 'BR');
      assert.equal(pt?.length, en?.length);
    }),
    check('all 27 federative units of Brazil', async () => {
      const ids = ((await read({ states: 'BR' })).states ?? []).map((option) => String(option.id));
      assert.deepEqual(ids.toSorted(), UNITS.split(' '));
    }),
    check('the cities of SC and SP', async () => {
      const [sc, sp] = [names(await citiesOf('SC')), names(await citiesOf('SP'))];
      for (const city of ['Florianópolis', 'Joinville', 'Blumenau']) assert.ok(sc.includes(city), city);
      for (const city of ['São Paulo', 'Campinas']) assert.ok(sp.includes(city), city);
    }),
    check('all municipalities of Brazil', async () => {
      const lists = await Promise.all(UNITS.split(' ').map((unit) => citiesOf(unit)));
      const total = lists.flat().length;
      assert.ok(MUNICIPALITIES.includes(total), `${total} municipalities`);
      for (const list of lists) assert.equal(new Set(list.map((city) => city.id)).size, list.length, 'ids');
    }),
    check('an unknown country or state gives an empty list', async () => {
      assert.deepEqual((await read({ states: 'XX' })).states, []);
      assert.deepEqual(await citiesOf('XX'), []);
      assert.deepEqual(await citiesOf('SC', 'XX'), []);
    }),
    check('skin tones by their codes', async () => {
      const tones = (await read({ skin_tone: 'pt' })).skin_tone ?? [];
      assert.deepEqual(tones.map((option) => Number(option.id)).toSorted(), SKIN_TONES);
    }),
    check('only what was asked is answered', async () => {
      assert.deepEqual(Object.keys(await read({ states: 'BR' })), ['states']);
      const both = await read({ countries: '1', skin_tone: 'pt' });
      assert.deepEqual(Object.keys(both).toSorted(), ['countries', 'skin_tone']);
      assert.deepEqual(await read({}), {});
    }),
    check('cities that are no JSON are 400 or 422', () =>
      refused(target.fromIntegration('/api/options?cities=%7Bbroken'), 400, 422),
    ),
  ];
});
