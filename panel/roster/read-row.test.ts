import { text } from '@passarela/contract/text';
import { expect, test } from 'vitest';
import { readDay, unlikelyBirths } from './read-day.ts';
import { type Cells, readRow } from './read-row.ts';

const shelves = {
  categories: new Map([[1, text('Modelos', 'Models')]]),
  divisions: new Map([[103, text('New Faces', 'New Faces')]]),
  skills: new Map([[4, text('Dança', 'Dance')]]),
};
const row = (cells: Cells) => readRow({ name: 'Ana', gender: 'F', ...cells }, shelves);

test('a row becomes a draft: what the site shows, and the rest for the agency alone', () => {
  const { data, notes, problem } = row({
    name: ' Ana Lima ',
    birthdate: '15/03/2010',
    nationality: 'brasil',
    height: '1,78',
    shoes: '38',
    eyes: 'Castanho escuro',
    hair: 'Loiros',
    categories: 'modelos',
    divisions: 'new faces',
    skills: 'dança',
    videos: 'https://youtu.be/dQw4w9WgXcQ vimeo.com/76979871',
    shirt: 'P',
    real_name: 'Ana  de\u00a0Lima',
    guardian_name: ' Rosa  Lima',
    contract_until: '31-12-2027',
  });
  expect(problem).toBeNull();
  expect(notes).toEqual([]);
  expect(data).toMatchObject({
    name: 'Ana Lima',
    gender: 'woman',
    status: 'draft',
    birthdate: '2010-03-15T12:00:00.000Z',
    nationality: 'BR',
    height: '178/5\'10"',
    shoes: '38',
    eyes: 'dark_brown',
    hair: 'blonde',
    categories: [1],
    divisions: [103],
    skills: [4],
    video: [
      { provider: 'youtube', file: 'dQw4w9WgXcQ' },
      { provider: 'vimeo', file: '76979871' },
    ],
    shirt: 'P',
    agency: {
      real_name: 'Ana de Lima',
      guardian_name: 'Rosa Lima',
      contract_until: '2027-12-31T12:00:00.000Z',
    },
  });
});

test.each<[Cells, string]>([
  [{ birthdate: 'ontem' }, 'Nascimento: “ontem”'],
  [{ eyes: 'xadrez' }, 'Olhos: “xadrez”'],
  [{ categories: 'modelos, atores' }, 'Categorias: “atores”'],
  [{ gender: '' }, 'Sem gênero'],
  [{ skills: 'voar' }, 'Habilidades: “voar”'],
  [{ waist: '62,5' }, 'Cintura: “62,5”. Fora da lista (números inteiros de 20 a 200 cm)'],
  [{ height: 'M' }, 'Altura: “M”. Não é uma medida, e não é salvo.'],
])('what is not understood is said: %j', (cells, words) => {
  expect(
    row(cells)
      .notes.map(({ pt }) => pt)
      .join(),
  ).toContain(words);
});

test('a word or a date in place of a measure does not come in', () => {
  const { data } = row({ waist: 'sessenta', jeans: '10/dez', hips: '62,5', shoes: '37 1/2' });
  expect(data).toMatchObject({ waist: null, jeans: null, hips: '62.5', shoes: '37.5' });
});

test('without a name a row stays outside', () => {
  expect(row({ name: ' ' }).problem?.pt).toBe('Falta o nome.');
});

const now = Date.UTC(2026, 10, 23);
test.each([
  ['15/03/2001', 'birth', '2001-03-15'],
  ['15032001', 'birth', '2001-03-15'],
  ['15-3-01', 'birth', '2001-03-15'],
  ['15.03.89', 'birth', '1989-03-15'],
  // older than 80 or younger than 3: asked, never guessed
  ['15/03/27', 'birth', null],
  ['23/12/26', 'birth', null],
  ['31/12/29', 'birth', null],
  ['15/03/25', 'birth', null],
  ['23/11/23', 'birth', '2023-11-23'],
  ['24/11/45', 'birth', '1945-11-24'],
  ['15/03/2027', 'birth', null],
  ['31/12/29', 'end', '2029-12-31'],
  ['31/12/26', 'end', '2026-12-31'],
  ['15/03/2031', 'end', '2031-03-15'],
  ['2001-03-15', 'birth', '2001-03-15'],
  ['2001-03-15T00:00:00.000Z', 'birth', '2001-03-15'],
  ['31/02/2001', 'birth', null],
  ['março', 'birth', null],
] as const)('the day %s of a %s is %s', (typed, of, day) => {
  expect(readDay(typed, of, now)?.slice(0, 10) ?? null).toBe(day);
});

test.each([
  ['31/12/29', [['1929-12-31', 96]]],
  [
    '15/03/25',
    [
      ['2025-03-15', 1],
      ['1925-03-15', 101],
    ],
  ],
  ['15/03/01', []],
  ['31/12/1929', []],
  ['31/02/29', []],
])('the births that staff choose from for %s', (typed, days) => {
  expect(unlikelyBirths(typed, now).map(({ day, age }) => [day.slice(0, 10), age])).toEqual(days);
});

test('a sheet allows adults to be sent abroad, and nobody who is a minor, in the sheet or here', () => {
  const ADULT = '1990-05-05';
  const abroad = (cells: Cells, stored?: { birthdate: string | null; agency?: { abroad: boolean } }) => {
    const read = readRow({ name: 'Ana', gender: 'F', ...cells }, shelves, stored);
    return [read.data.agency.abroad, read.notes.length];
  };
  expect(abroad({ birthdate: ADULT, abroad: 'Sim' })).toEqual([true, 0]);
  expect(abroad({ birthdate: ADULT, abroad: 'No' })).toEqual([false, 0]);
  expect(abroad({ birthdate: ADULT, abroad: 'talvez' })).toEqual([null, 1]);
  expect(abroad({ birthdate: ADULT })).toEqual([null, 0]);
  expect(abroad({ abroad: 'Sim' })).toEqual([false, 1]);
  expect(abroad({ birthdate: '2015-05-05', abroad: 'yes' })).toEqual([false, 1]);
  expect(abroad({ abroad: 'Sim' }, { birthdate: ADULT })).toEqual([true, 0]);
  expect(abroad({ birthdate: ADULT, abroad: 'Sim' }, { birthdate: '2015-05-05' })).toEqual([false, 1]);
  expect(abroad({ birthdate: '2015-05-05', abroad: 'Sim' }, { birthdate: ADULT })).toEqual([false, 1]);
  // ticked in the entry, with the guardian's consent: the sheet says what is stored
  expect(abroad({ abroad: 'Sim' }, { birthdate: '2015-05-05', agency: { abroad: true } })).toEqual([true, 0]);
});
