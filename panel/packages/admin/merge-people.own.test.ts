import { expect, test, vi } from 'vitest';
import { differing } from './merge-people.tsx';

vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));

const TALENTS = [
  { id: 1, name: 'Abel' },
  { id: 2, name: 'Bento' },
  { id: 3, name: 'Caio' },
];
const person = (name: string, picks: Record<number, string>) => ({
  key: name,
  name,
  answers: Object.entries(picks).map(([talent, pick]) => ({ talent: Number(talent), pick, comment: '' })),
});

test('before two people become one, staff see about whom they differ: only the newer answer will count', () => {
  const ana = person('Ana', { 1: 'yes', 2: 'no' });
  const bia = person('Bia', { 1: 'no', 2: 'no', 3: 'yes' });
  expect(differing(TALENTS, [ana, bia])).toEqual(['Abel']);
  expect(differing(TALENTS, [ana])).toEqual([]);
});
