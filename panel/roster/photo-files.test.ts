import { expect, test } from 'vitest';
import { matchPhotos } from './photo-files.ts';

const ROWS = [
  { external_id: '12', name: 'Ana Lima' },
  { external_id: '120', name: 'Ana Lima Souza' },
  { name: 'João D’Ávila', book: 'joao1.jpg; falta.jpg', snap: 'pasta/polaroid.png' },
];

test('files are found by folder, by code, by name, and by what the row says', () => {
  const { photos, missing, unused } = matchPhotos(ROWS, [
    'fotos/12/10.jpg',
    'fotos/12/2.jpg',
    'fotos/12/snaps/1.jpg',
    'ANA-LIMA-SOUZA_capa.jpeg',
    '120 1.jpg',
    'joao1.jpg',
    'pasta/polaroid.png',
    'outra.jpg',
    '__MACOSX/fotos/12/2.jpg',
    'lista.xlsx',
  ]);
  expect(photos[0]).toEqual([
    { place: 'book', path: 'fotos/12/2.jpg' },
    { place: 'book', path: 'fotos/12/10.jpg' },
    { place: 'snap', path: 'fotos/12/snaps/1.jpg' },
  ]);
  expect(photos[1]).toEqual([
    { place: 'book', path: '120 1.jpg' },
    { place: 'cover', path: 'ANA-LIMA-SOUZA_capa.jpeg' },
  ]);
  expect(photos[2]).toEqual([
    { place: 'book', path: 'joao1.jpg' },
    { place: 'snap', path: 'pasta/polaroid.png' },
  ]);
  expect(missing).toEqual([[], [], ['falta.jpg']]);
  expect(unused).toEqual(['outra.jpg']);
});

test('a file that could be of two is of nobody', () => {
  const twins = [{ name: 'Ana' }, { name: 'Ana' }];
  expect(matchPhotos(twins, ['ana/1.jpg'])).toEqual({
    photos: [[], []],
    missing: [[], []],
    unused: ['ana/1.jpg'],
  });
});
