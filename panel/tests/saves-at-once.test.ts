import { expect, test } from 'vitest';
import { panel } from './panel.ts';
import { waitingTags } from './site-instances.ts';

// more than there are connections: a hook that asks for another one of its own waits for ever
const SAVES = 12;

test('twelve saves at once are all stored, each with its tags', async () => {
  const payload = await panel();
  const numbers = Array.from({ length: SAVES }, (_, at) => at);
  const talents = await Promise.all(
    numbers.map((at) =>
      payload.create({
        collection: 'talents',
        data: { name: `At once ${at}`, gender: 'other', status: 'published' },
      }),
    ),
  );
  await Promise.all(
    talents.map(({ id }) => payload.update({ collection: 'talents', id, data: { nationality: 'BR' } })),
  );
  expect(await waitingTags()).toEqual(expect.arrayContaining(talents.map(({ id }) => `talent:${id}`)));
  const entry = { language: 'pt', status: 'new', reference: 'AFM-', email: 'a@example.com' } as const;
  const messages = await Promise.all(
    numbers.map((at) =>
      payload.create({ collection: 'messages', data: { ...entry, reference: `AFM-AT${at}` } }),
    ),
  );
  await Promise.all([
    ...talents.map(({ id }) => payload.delete({ collection: 'talents', id })),
    ...messages.map(({ id }) => payload.delete({ collection: 'messages', id })),
    ...numbers.map(() => payload.updateGlobal({ slug: 'agency', data: {} })),
  ]);
  expect(
    (await payload.count({ collection: 'talents', where: { name: { like: 'At once' } } })).totalDocs,
  ).toBe(0);
});
