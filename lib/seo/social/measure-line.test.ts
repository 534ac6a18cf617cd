import { expect, it } from 'vitest';
import { measureLine } from './measure-line.ts';

it('breaks between measures only, and shows four', () => {
  const line = measureLine(['Altura 178', 'Busto 84', 'Cintura 60', 'Quadril 88', 'Sapatos 38']);
  expect(line.split(/ +/)).toEqual([
    'Altura\u00a0178',
    'Busto\u00a084',
    'Cintura\u00a060',
    'Quadril\u00a088',
  ]);
});
