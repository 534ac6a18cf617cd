import { text } from '@passarela/contract/text';
import { expect, test } from 'vitest';
import { KIND_NAMES } from '../../platform/reference/kinds.ts';
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

test('a collection’s words stay words for others who read them', async () => {
  await panel();
  for (const { singular, plural } of Object.values(KIND_NAMES))
    expect([singular.pt, singular.en, plural.pt, plural.en]).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/./)),
    );
});

test('words are found in every kind of label', () => {
  expect(labelText(text('Nome', 'Name'), 'en')).toBe('Name');
  expect(labelText('Nome', 'en')).toBe('Nome');
  expect(labelText(false, 'pt')).toBe('');
});
