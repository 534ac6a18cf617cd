import { expect, test } from 'vitest';
import { matchColumns } from './columns.ts';

test.each([
  [
    ['Nome', 'Data de Nascimento (dd/mm/aaaa)', 'ALTURA', 'Sapato', 'Olhos', 'Código'],
    ['name', 'birthdate', 'height', 'shoes', 'eyes', 'external_id'],
  ],
  [
    ['Full Name', 'DOB', 'Height', 'Shoe size', 'Eye colour', 'external_id'],
    ['name', 'birthdate', 'height', 'shoes', 'eyes', 'external_id'],
  ],
  [
    ['nome', 'Nome artístico', 'Fotos', 'Polaroids', 'Signo'],
    ['name', null, 'book', 'snap', null],
  ],
  [
    ['Obs.', 'Instagram', 'Responsável', 'Celular', 'E-mail'],
    ['notes', 'notes', 'guardian_name', 'phone', 'email'],
  ],
])('headings %j mean %j', (headings, fields) => {
  expect(matchColumns(headings)).toEqual(fields);
});
