// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const list = vi.hoisted(() => ({ sort: '-name', marked: 2, address: 'search=an' }));
vi.mock('@payloadcms/ui', () => ({
  useFormModified: () => false,
  useListDrawerContext: () => ({ isInDrawer: false }),
  useListQuery: () => ({ data: { totalDocs: 3 }, query: { sort: list.sort } }),
  useTranslation: () => ({ i18n: { language: 'pt' } }),
}));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(list.address),
}));
vi.mock('../../parts/mass-deletion/use-selected.ts', () => ({
  useSelected: () => ({ count: list.marked, condition: () => '?where[id][in]=7,5' }),
}));
const { PackageOfList } = await import('./package-of-list.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('a package of marked faces, or of all that are found, has the order of the list', async () => {
  const asked: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(decodeURIComponent(String(input)));
    return Response.json({ address: '/1' });
  });
  const place = document.createElement('div');
  const root = createRoot(place);
  for (const marked of [2, 0]) {
    list.marked = marked;
    await act(async () => root.render(createElement(PackageOfList, { key: marked })));
    await act(async () => place.querySelector('button')?.click());
  }
  expect(asked).toEqual([
    '/cms-api/packages/of-list?where[id][in]=7,5&sort=-name',
    '/cms-api/packages/of-list?search=an&sort=-name',
  ]);
});
