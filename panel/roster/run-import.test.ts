import { expect, test } from 'vitest';
import { runImport, type Work } from './run-import.ts';

const works: Work[] = [
  {
    line: 2,
    cells: { name: 'Ana' },
    photos: [{ place: 'book', path: 'ana.jpg', open: async () => new Blob(['x']) }],
  },
];
const ROW = 'roster/1/row';
const PHOTO = 'media/roster/1/2/book/1';

/** The head of an answer came, its body did not: a panel that was killed in between. */
const brokenOff = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }));

test.each([PHOTO, ROW])('an answer that breaks off is asked for again: %s', async (path) => {
  const asked: string[] = [];
  const end = await runImport(1, works, {
    ask: async (to) => {
      asked.push(to);
      const isFirst = asked.filter((one) => one === to).length === 1;
      if (to === path && isFirst) return brokenOff();
      return Response.json(to === PHOTO ? { id: 7 } : { state: 'done', talent: 1 });
    },
    done: new Set(),
    isStopped: () => false,
    onProgress: () => {},
  });
  expect(end).toMatchObject({ rows: 1, photos: 1, made: 1, refusals: [] });
  expect(asked.filter((one) => one === path)).toHaveLength(2);
});

test('a refusal keeps the words of the panel, or its status', async () => {
  const run = { done: new Set<number>(), isStopped: () => false, onProgress: () => {} };
  const words = { errors: [{ message: 'Esta importação já terminou.' }] };
  const inWords = await runImport(1, works, {
    ...run,
    ask: async () => Response.json(words, { status: 409 }),
  });
  expect(inWords.refusals.map(({ reason }) => reason)).toEqual([
    'Esta importação já terminou.',
    'Esta importação já terminou.',
  ]);
  const bare = await runImport(1, works, {
    ...run,
    ask: async () => new Response('<html>', { status: 413 }),
  });
  expect(bare.refusals.map(({ reason }) => reason)).toEqual(['413', '413']);
});
