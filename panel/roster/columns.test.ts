import { expect, test } from 'vitest';
import { matchColumns, needNoLook } from './columns.ts';

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
