import { afterEach, expect, test, vi } from 'vitest';
import { useSelected } from './use-selected.ts';

vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ getEntityConfig: () => ({ admin: {} }) }),
  useListQuery: () => ({ query: {} }),
  useSelection: () => ({
    count: 3,
    getQueryParams: () => '?where[id][exists]=true',
    selectAll: 'allAvailable',
    selectedIDs: [],
  }),
}));
afterEach(() => void vi.restoreAllMocks());

const PAGES = [
  { docs: [{ id: 1, name: 'Lia', birthdate: '2015-01-01' }], hasNextPage: true },
  { docs: [{ id: 2, name: 'Ana', birthdate: '1990-01-01' }], hasNextPage: true },
  { docs: [{ id: 3, name: 'Caio' }], hasNextPage: false },
];
/** Answers with the page that is asked for; nothing from page `until` on. */
function answer(until: number) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const page = Number(new URL(String(input), 'http://panel').searchParams.get('page'));
    return page < until ? Response.json(PAGES[page - 1]) : new Response(null, { status: 503 });
  });
}

test('everybody of every page is marked, and the minors among them are named', async () => {
  answer(4);
  const { ids, minors } = useSelected('talents');
  expect(await ids()).toEqual([1, 2, 3]);
  expect(await minors('pt')).toMatch(/^Menores ou sem data de nascimento: Lia .*, Caio .*\.$/);
});

test('where a page does not come, nobody is marked, and nobody says that there is no minor', async () => {
  answer(3);
  const { ids, minors } = useSelected('talents');
  expect(await ids()).toBeNull();
  expect(await minors('pt')).toMatch(/^Não deu para ver se há menores/);
  expect(await minors('en')).toMatch(/^It could not be seen whether minors/);
});
