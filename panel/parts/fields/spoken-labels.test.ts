import { text } from '@passarela/contract/text';
import { expect, test } from 'vitest';
import { panel } from '../../tests/panel.ts';
import { wordsOf } from './spoken-labels.ts';

test('what may head a column of a list is spoken: Payload names its sort button by it as it is', async () => {
  const { collections } = (await panel()).config;
  const labels = collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.map((field) => [`${slug}.${field.name}`, 'label' in field && field.label] as const),
  );
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter(([, label]) => typeof label === 'object')).toEqual([]);
  const height = labels.find(([name]) => name === 'talents.height')?.[1];
  expect([wordsOf(height, 'pt'), wordsOf(height, 'en')]).toEqual(['Altura', 'Height']);
});

test('words are found in every kind of label', () => {
  expect(wordsOf(text('Nome', 'Name'), 'en')).toBe('Name');
  expect(wordsOf('Nome', 'en')).toBe('Nome');
  expect(wordsOf(false, 'pt')).toBe('');
});
