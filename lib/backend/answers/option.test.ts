import { expect, it } from 'vitest';
import { readAttributes, readLocations, readPhotoTypes } from './option.ts';

const places = [
  { id: 'SC', value: 'Santa Catarina' },
  { id: 'PR', value: 'Paraná' },
];
it.each<[string, unknown]>([
  ['under their name', { states: places }],
  ['under their name in data', { data: { states: places, countries: [] } }],
  ['bare', places],
  ['in data', { data: places }],
  ['as a map', { SC: 'Santa Catarina', PR: 'Paraná' }],
  ['as a map under their name', { states: { SC: 'Santa Catarina', PR: 'Paraná' } }],
  ['under their name in what is named after the call', { success: true, options: { states: places } }],
  ['with names for values', { states: places.map(({ id, value }) => ({ id, name: value })) }],
])('reads places %s', (_how, body) => expect(readLocations(body, 'states')).toEqual(places));

it.each<[unknown, unknown]>([
  [{ states: ['Paraná'] }, [{ id: 'Paraná', value: 'Paraná' }]],
  [
    {
      states: [
        { id: 41, value: 'Paraná' },
        { id: 9, value: null },
      ],
    },
    [{ id: '41', value: 'Paraná' }],
  ],
  [{ states: null }, []],
  [{ options: { states: null } }, []],
  [{ options: {} }, []],
  [{}, []],
  [[], []],
  [null, null],
  [{ message: 'no' }, null],
])('reads the places of %j as %j', (body, expected) =>
  expect(readLocations(body, 'states')).toEqual(expected),
);

it('reads option lists, with none for those that are missing', () => {
  const body = {
    gender: { man: 'Homem' },
    hair: [{ id: 'blonde', value: 'Loiro' }],
    divisions: [
      { id: '7', value: 'Mainboard', id_category: '1' },
      { id: 8, name: 'Novo' },
    ],
  };
  const lists = {
    gender: [{ id: 'man', value: 'Homem' }],
    hair: [{ id: 'blonde', value: 'Loiro' }],
    divisions: [
      { id: '7', value: 'Mainboard', categoryId: 1, key: null, slug: null },
      { id: '8', value: 'Novo', categoryId: null, key: null, slug: null },
    ],
    eyes: [],
    skin_tone: [],
    categories: [],
    skills: [],
  };
  expect(readAttributes(body)).toEqual(lists);
  expect(readAttributes({ data: body })).toEqual(lists);
  expect(readAttributes({ success: true, attributes: body })).toEqual(lists);
  const named = Object.entries(body).map(([attribute, list]) => ({
    attribute,
    title: 'Lista',
    choices: Object.entries(list).map(([id, value]) => (typeof value === 'string' ? { id, value } : value)),
  }));
  expect(readAttributes({ success: true, attributes: named })).toEqual(lists);
  expect(readAttributes({ gender: body.gender })).toMatchObject({ gender: lists.gender });
});

it.each([[null], [[]], ['x'], [{}], [{ message: 'Unauthenticated.' }]])(
  'knows no option lists in %j',
  (body) => expect(readAttributes(body)).toBeNull(),
);

it.each([
  [{ photo_types: ['image/jpeg', 'IMAGE/HEIC'] }, ['image/jpeg', 'image/heic']],
  [{ success: true, data: { photo_types: ['image/png'] } }, ['image/png']],
  [{ photo_types: 'image/heic' }, []],
  [{ countries: [] }, []],
  [{ error: 'No such option' }, []],
  [[], []],
  [null, []],
])('reads the types of photos in %j', (body, types) => expect(readPhotoTypes(body)).toEqual(types));
