import { text } from '@passarela/contract/text';
import { expect, test } from 'vitest';
import { panel } from '../../tests/panel.ts';
import { labelText } from './localized-labels.ts';

test('what may head a column of a list is spoken: Payload names its sort button by it as it is', async () => {
  const { collections } = (await panel()).config;
  const labels = collections.flatMap(({ slug, flattenedFields }) =>
    flattenedFields.map((field) => [`${slug}.${field.name}`, 'label' in field && field.label] as const),
  );
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter(([, label]) => typeof label === 'object')).toEqual([]);
  const height = labels.find(([name]) => name === 'talents.height')?.[1];
  expect([labelText(height, 'pt'), labelText(height, 'en')]).toEqual(['Altura', 'Height']);
});

test('words are found in every kind of label', () => {
  expect(labelText(text('Nome', 'Name'), 'en')).toBe('Name');
  expect(labelText('Nome', 'en')).toBe('Nome');
  expect(labelText(false, 'pt')).toBe('');
});
