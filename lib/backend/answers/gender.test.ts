import { expect, it } from 'vitest';
import { namedGender, readGender } from './gender.ts';

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
