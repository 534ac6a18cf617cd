import { expect, it } from 'vitest';
import { repairSelection } from '@/lib/domain/selection';
import { selectionPath } from './selection';

it('a shared selection has an address in each language', () => {
  const selection = repairSelection({ ids: [5, 12], title: 'Verão' });
  expect(selectionPath(selection, 'pt')).toBe('/favoritos?ids=5,12&title=Ver%C3%A3o');
  expect(selectionPath(selection, 'en')).toBe('/en/favorites?ids=5,12&title=Ver%C3%A3o');
});
