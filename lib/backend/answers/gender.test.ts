import { describe, expect, it } from 'vitest';
import { genderChoices } from './option.ts';
import { namedGender, readGender } from './talent.ts';

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
