import { expect, test } from 'vitest';
import { matchColumns, needNoLook, withPlaced } from './columns.ts';

test.each([
  [
    ['Nome', 'Data de Nascimento (dd/mm/aaaa)', 'ALTURA', 'Sapato', 'Olhos', 'Código'],
    ['name', 'birthdate', 'height', 'shoes', 'eyes', 'external_id'],
  ],
  [
    ['Stage Name', 'DOB', 'Height', 'Shoe size', 'Eye colour', 'external_id'],
    ['name', 'birthdate', 'height', 'shoes', 'eyes', 'external_id'],
  ],
  [
    ['nome', 'Nome artístico', 'Fotos', 'Polaroids', 'Signo'],
    [null, 'name', 'book', 'snap', null],
  ],
  [
    ['Obs.', 'Instagram', 'Responsável', 'Celular', 'E-mail'],
    ['notes', 'notes', 'guardian_name', 'phone', 'email'],
  ],
])('headings %j mean %j', (headings, fields) => {
  expect(matchColumns(headings)).toEqual(fields);
});

// a legal name is never public: it comes in as one, or as nothing
test.each([
  [
    ['Nome completo', 'Nome artístico'],
    ['real_name', 'name'],
  ],
  [
    ['Nome completo', 'Nome'],
    ['real_name', 'name'],
  ],
  [['Full name'], ['real_name']],
])('of %j none but the artistic name becomes public', (headings, fields) => {
  expect(matchColumns(headings)).toEqual(fields);
});

test.each<[string[], boolean]>([
  [['Número no painel', 'Nome artístico', 'Altura', 'Situação', 'Última alteração'], true],
  [['Artistic name', 'Status', 'Last change'], true],
  [['Nome artístico', 'Signo'], false],
  [['Altura', 'Olhos'], false],
])('%j needs nobody to look at its columns: %s', (headings, expected) => {
  expect(needNoLook(headings, matchColumns(headings))).toBe(expected);
});

test('a column that staff placed, or left out, is placed so by its heading the next time', () => {
  const none = new Map<string, string>();
  const placed = withPlaced(withPlaced(none, 'Signo (zodíaco)', 'notes'), 'Celular', null);
  const headings = ['Nome', 'SIGNO', 'Celular', 'Telefone', 'constructor'];
  expect(matchColumns(headings, placed)).toEqual(['name', 'notes', null, 'phone', null]);
  expect(needNoLook(headings.slice(0, 4), matchColumns(headings.slice(0, 4), placed), placed)).toBe(true);
  expect(needNoLook(headings, matchColumns(headings, placed), placed)).toBe(false);
  expect(withPlaced(none, ' ', 'phone')).toBe(none);
});
