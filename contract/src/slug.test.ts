import { expect, test } from 'vitest';
import { fold, slugify } from './slug.ts';

test.each([
  ['Ângela D’Ávila', 'angela-davila'],
  ["Joana d'Arc", 'joana-darc'],
  ['  João  Pedro / Jr. ', 'joao-pedro-jr'],
  ['Conceição', 'conceicao'],
  ['Łukasz Øystein', 'lukasz-oystein'],
  ['Ðorđe Æbelø', 'dorde-aebelo'],
  ['Groß', 'gross'],
  ['李', ''],
])('%j is %j in an address', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('searches ignore accents and capitals', () => {
  expect(fold('Érica ÁLVARES')).toBe('erica alvares');
});
