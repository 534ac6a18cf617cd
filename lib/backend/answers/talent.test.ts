import { describe, expect, it, test } from 'vitest';
import { displayMeasure } from '../../domain/measures.ts';
import { readRow } from './row.ts';
import { namedGender, readGender, readMeasureText, readProfile, TALENT } from './talent.ts';
import { genderChoices } from './option.ts';

const read = (row: unknown) => {
  const result = readRow(TALENT, row);
  return 'value' in result ? result.value : null;
};
const field = (name: string, value: unknown) => read({ id: 1, name: 'Ana', [name]: value });

describe('a talent', () => {
  it.each([
    ['Ana &amp; Bia', 'Ana & Bia'],
    ['<b>Ana</b> D&#39;&Aacute;vila', "Ana D'Ávila"],
    ['Ana &', 'Ana &'],
    ['A < B', 'A < B'],
  ])('called %s is %s', (name, text) => expect(read({ id: 1, name })?.name).toBe(text));

  it('needs an id that an address can have, and a name; nothing else', () => {
    expect(read({ id: 1, name: 'Ana' })).toMatchObject({
      id: 1,
      name: 'Ana',
      gender: 'other',
      birthdate: null,
      cover: null,
      coverFocus: null,
      coverAlt: null,
      measures: { height: null, eyes: null },
      categoryIds: [],
      divisions: { ids: [], names: [], hidden: false },
      noindex: false,
      skills: [],
      opening: null,
      opensWithCover: false,
      updatedAt: null,
    });
    expect(read({ id: '7', name: ' Ana ' })).toMatchObject({ id: 7, name: 'Ana' });
  });

  it.each<[unknown, string[]]>([
    [{ id: 1, name: '' }, ['name']],
    [{ id: 1, name: null }, ['name']],
    [{ name: 'Ana' }, ['id']],
    [{ id: 'a3f1', name: 'Ana' }, ['id']],
    [{ id: 0, name: 'Ana' }, ['id']],
    [{ id: 1.5, name: 'Ana' }, ['id']],
    [null, ['id', 'name']],
    ['Ana', ['id', 'name']],
  ])('of %j lacks %j', (row, missing) => expect(readRow(TALENT, row)).toEqual({ missing }));

  it('is not lost by a bad field, whichever', () => {
    const names = Object.keys({ ...read({ id: 1, name: 'Ana' }), ...read({})?.measures });
    for (const name of [...names, 'categories', 'divisions', 'cover_web', 'height', 'eyes', 'skills'])
      for (const bad of [{}, [], [[]], true, -1, 'x', { a: { b: 1 } }, [null]])
        if (name !== 'id' && name !== 'name')
          expect(field(name, bad), `${name} ${JSON.stringify(bad)}`).not.toBeNull();
  });
});

it.each([
  [{ opening: { file: 'b.webp' }, cover: 'b.webp', cover_web: 'b-900.webp' }, true],
  [{ opening: { file: 'b.webp' }, cover: 'a.webp', cover_web: 'b.webp' }, true],
  [{ opening: 'b.webp', cover: { url: 'b.webp' } }, true],
  [{ opening: { file: 'b.webp' }, cover: 'a.webp', cover_web: 'a-900.webp' }, false],
  [{ opening: { file: 'b.webp' } }, false],
  [{ cover: 'a.webp' }, false],
])('of %j it is known whether the profile opens with the cover: %s', (row, isCover) =>
  expect(read({ id: 1, name: 'Ana', ...row })?.opensWithCover).toBe(isCover),
);

it.each<[unknown, string]>([
  ['woman', 'woman'],
  ['Woman', 'woman'],
  ['FEMININO', 'woman'],
  ['mulher', 'woman'],
  ['F', 'woman'],
  ['female', 'woman'],
  ['Masculino', 'man'],
  ['homem', 'man'],
  ['m', 'man'],
  [{ id: 'man', value: 'Homem' }, 'man'],
  [{ id: 2, value: 'Mulher' }, 'woman'],
  ['outro', 'other'],
  [1, 'other'],
  [null, 'other'],
])('reads the gender %j as %s', (value, gender) => expect(field('gender', value)?.gender).toBe(gender));

it.each<[unknown, string | null]>([
  ['ash_blonde', 'ash_blonde'],
  ['Ash Blonde', 'ash_blonde'],
  ['ash blonde', 'ash_blonde'],
  ['Loiro acinzentado', 'ash_blonde'],
  [{ id: 4, value: 'Ash Blonde' }, 'ash_blonde'],
  [{ id: 'ash_blonde', value: 'Cinza' }, 'ash_blonde'],
  ['Verde-limão', 'Verde-limão'],
  [12, '12'],
  [{ id: 12 }, '12'],
  ['', null],
  [0, null],
])('reads the hair %j as %j', (value, key) => expect(field('hair', value)?.measures.hair).toBe(key));

it.each<[string, unknown, string | null]>([
  ['height', `178/5'10"`, `178/5'10"`],
  ['height', 178, '178'],
  ['height', '178 cm', `178/5'10"`],
  ['height', '1,78', `178/5'10"`],
  ['height', '1.78 m', `178/5'10"`],
  ['height', '178.00', `178/5'10"`],
  ['height', 0, null],
  ['height', '0 cm', null],
  ['height', `0/0'0"`, null],
  ['height', '', null],
  ['height', null, null],
  ['height', [], null],
  ['waist', '60cm', '60'],
  ['waist', { value: 60, unit: 'cm' }, '60'],
  ['jeans', '38x8', '38x8'],
  ['shoes', 38.5, '38.5'],
  ['shoes', '38,5 BR', '38.5'],
  ['jeans', 'P', 'P'],
])('reads %s %j as %j', (name, value, text) => {
  expect(field(name, value)?.measures).toMatchObject({ [name]: text });
});

describe('categories', () => {
  it.each<[unknown, number[]]>([
    [
      [{ id: 1 }, { id: '1891' }],
      [1, 1891],
    ],
    [[{ id_category: 1 }], [1]],
    [
      [1, '1891'],
      [1, 1891],
    ],
    [{ 0: { id: 1 }, 1: { id: 1891 } }, [1, 1891]],
    [{ 0: 1, 2: '1891' }, [1, 1891]],
    [{ id: 1 }, [1]],
    ['1,1891', [1, 1891]],
    ['[1, 1891]', [1, 1891]],
    [1, [1]],
    [[{ name: 'Modelos' }, { id: 1 }], [1]],
    [null, []],
    ['', []],
    [{}, []],
  ])('%j are %j', (value, ids) => expect(field('categories', value)?.categoryIds).toEqual(ids));
});

describe('divisions', () => {
  it.each<[unknown, { ids: number[]; hidden: boolean }]>([
    [[{ id: 101, id_category: 1 }], { ids: [101], hidden: false }],
    [[{ id: '101', id_category: '1' }], { ids: [101], hidden: false }],
    [[{ id: 5, id_category: 1446 }], { ids: [5], hidden: true }],
    [[{ id: 5, id_category: '1446' }], { ids: [5], hidden: true }],
    [[{ id_category: '1446' }], { ids: [], hidden: true }],
    [[{ id_category: 1 }], { ids: [], hidden: false }],
    [[{ id: 5, category: { id: 1446 } }], { ids: [5], hidden: true }],
    [[{ id: 5, id_category: [1, 1446] }], { ids: [5], hidden: true }],
    [[102, '103'], { ids: [102, 103], hidden: false }],
    [[102, 1446], { ids: [102, 1446], hidden: true }],
    ['102,1446', { ids: [102, 1446], hidden: true }],
    [1446, { ids: [1446], hidden: true }],
    [
      { 0: 101, 2: 1446 },
      { ids: [101, 1446], hidden: true },
    ],
    [
      { 3: { id: 101, id_category: 1 }, 9: { id: 5, id_category: 1446 } },
      { ids: [101, 5], hidden: true },
    ],
    [
      { id: 5, id_category: 1446 },
      { ids: [5], hidden: true },
    ],
    ...[null, undefined, '', 0, '0', [], {}].map((none): [unknown, { ids: number[]; hidden: boolean }] => [
      none,
      { ids: [], hidden: false },
    ]),
  ])('%j are %j', (value, expected) => expect(field('divisions', value)?.divisions).toMatchObject(expected));

  it.each([
    [['Mainboard']],
    ['Mainboard'],
    [[{ id: 5, id_category: 'x' }]],
    [[{ name: 'Mainboard' }]],
    [true],
    [[[]]],
    [[true]],
  ])('that cannot be read hide: %j', (value) =>
    expect(field('divisions', value)?.divisions).toMatchObject({ hidden: true }),
  );
});

describe('a profile', () => {
  const whole = { id: '7', name: 'Ana', book: [{ file: 'a.jpg', width: 10, height: '20' }] };
  it.each<[string, unknown]>([
    ['in data', { data: whole }],
    ['bare', whole],
    ['in data twice', { data: { data: whole } }],
    ['in a list of one', { data: [whole] }],
    ['under a name', { success: true, data: { talent: whole } }],
    ['without its id', { data: { ...whole, id: undefined } }],
  ])('is read %s', (_how, body) => {
    expect(readProfile(body, 7)).toMatchObject({
      id: 7,
      name: 'Ana',
      ofProfile: { book: [{ file: 'a.jpg', width: 10, height: 20 }], snap: [], compo: [], video: [] },
    });
  });

  it.each<[string, unknown]>([
    ['somebody else', { data: { ...whole, id: 8 } }],
    ['an error with a good status', { success: false, message: 'Unauthenticated.' }],
    ['no name', { data: { id: 7 } }],
    ['nothing', null],
    ['a page', '<html>'],
  ])('is none of %s', (_how, body) => expect(readProfile(body, 7)).toBeNull());

  it.each<[unknown, { file: string; width: number | null; height: number | null }[]]>([
    [[{ file: 'a.jpg', width: 0, height: 0 }], [{ file: 'a.jpg', width: null, height: null }]],
    [[{ file: 'a.jpg' }, { file: null }, { file: '' }, null], [{ file: 'a.jpg', width: null, height: null }]],
    [['a.jpg'], [{ file: 'a.jpg', width: null, height: null }]],
    ['a.jpg', [{ file: 'a.jpg', width: null, height: null }]],
    [
      { 0: { file: 'a.jpg' }, 1: { file: 'b.jpg' } },
      ['a', 'b'].map((name) => ({ file: `${name}.jpg`, width: null, height: null })),
    ],
    ['[{"file":"a.jpg","width":"1200px"}]', [{ file: 'a.jpg', width: 1200, height: null }]],
    [[{ file: { url: 'a.jpg' } }], [{ file: 'a.jpg', width: null, height: null }]],
    [null, []],
    [0, []],
    [{}, []],
    ['', []],
  ])('with the gallery %j has %j', (book, items) => {
    expect(readProfile({ ...whole, book }, 7)?.ofProfile.book).toEqual(items);
  });

  it('has the provider of a video, in any case, or none', () => {
    const video = [{ file: 'x', provider: 'YouTube' }, { file: '1/ab' }];
    expect(readProfile({ ...whole, video }, 7)?.ofProfile.video.map(({ provider }) => provider)).toEqual([
      'YouTube',
      null,
    ]);
  });

  it.each([
    ['https://vimeo.com/76979871', '76979871', 'vimeo'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '76979871/8272103f6e', 'vimeo'],
    ['https://youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ', 'youtube'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ', 'youtube'],
  ])('has the video %s by its code, whatever provider is named', (file, code, provider) => {
    for (const video of [file, [{ file, provider: 'vimeo' }], [{ url: file }]])
      expect(readProfile({ ...whole, video }, 7)?.ofProfile.video).toMatchObject([{ file: code, provider }]);
  });

  it.each(['https://vimeo.com/showcase/7008490', 'https://cdn.example/clip.mp4', 'clip.mp4'])(
    'has no video of %s',
    (file) => expect(readProfile({ ...whole, video: [{ file }] }, 7)?.ofProfile.video).toEqual([]),
  );

  it('has its skills as texts, however they come', () => {
    for (const skills of [['Dança'], 'Dança', [{ id: 3, value: 'Dança' }], { 3: { name: 'Dança' } }])
      expect(readProfile({ ...whole, skills }, 7)?.skills).toEqual(['Dança']);
  });
});

test.each([
  ['waist', 'sessenta', null],
  ['jeans', '10/dez', null],
  ['shoes', '2026-12-10', null],
  ['shoes', '12/10/2026', null],
  ['height', 'alta', null],
  ['weight', '0 kg', null],
  ['shirt', 'M', 'M'],
  ['suit', 'XGG', 'XGG'],
  ['shoes', '37 1/2', '37.5'],
  ['shoes', '37½', '37.5'],
  ['shoes', '37,5', '37.5'],
  ['shoes', '38–40', '38–40'],
  ['jeans', '38/40', '38'],
  ['jeans', '38x8', '38 BR'],
  ['weight', '56,5kg', '56.5'],
  ['bust', '34C', '34C'],
  ['bust', '86 cm (34in)', '86 cm (34in)'],
] as const)('the %s “%s” is shown as %s [S89.1-2]', (measure, given, shown) => {
  const read = readMeasureText(measure, given);
  expect(read === null ? null : displayMeasure(read)).toBe(shown);
});

it.each([
  ['Woman', 'woman'],
  ['MULHER', 'woman'],
  ['male', 'man'],
  ['Outro', 'other'],
  ['Other', 'other'],
  ['Não-binário', null],
  ['', null],
])('%s names %s', (word, gender) => expect(namedGender(word)).toBe(gender));

it('is other where nothing names one', () => expect(readGender('x')).toBe('other'));

describe('the choices of the Portuguese form', () => {
  const choices = (offered: { id: string; value: string }[]) =>
    genderChoices(offered, (gender) => ({ woman: 'Mulher', man: 'Homem', other: 'Outro' })[gender]).map(
      ({ id, value }) => `${id} ${value}`,
    );

  it('are in Portuguese where the service has English alone, with its ids; other words stay', () => {
    const offered = ['Man', 'Woman', 'Other', 'Não-binário'].map((value, id) => ({ id: `${id}`, value }));
    expect(choices(offered)).toEqual(['0 Homem', '1 Mulher', '2 Outro', '3 Não-binário']);
  });

  it('are ours where it has none', () =>
    expect(choices([])).toEqual(['woman Mulher', 'man Homem', 'other Outro']));
});
