import { expect, test } from 'vitest';
import { forgetPerson } from '../inbox/person/forget.ts';
import { storeAnswers } from '../packages/answers.ts';
import { panel, unpublished } from './panel.ts';

const GONE = { name: 'Rita Sumida', email: 'Rita@Sumida.example' };
const STAYS = { name: 'Lia Fica', email: 'lia@fica.example' };
const COMMENT = 'um comentário de Rita';

test('“delete this person” reaches packages, clients and answers; the others stay', async () => {
  const payload = await panel();
  const made = async (people: { name: string; email: string }[]) => {
    const data = { company: `Casa ${people.length}`, country: 'BR' as const, people };
    const client = await payload.create({ collection: 'clients', data, ...unpublished });
    const stored = await payload.create({
      collection: 'packages',
      data: {
        ...{ title: 'Campanha', language: 'pt' as const, people, client: client.id },
        ...{ state: 'open' as const, downloads: 'none' as const },
      },
      ...unpublished,
    });
    for (const { id } of stored.people ?? [])
      await storeAnswers(
        payload,
        { id: stored.id, recipient: id ?? '' },
        {
          person: (id ?? '').slice(-22),
          name: 'x',
          ...{ is_sent: false, accepts_terms: false },
          answers: [{ talent: 1, pick: 'yes', comment: COMMENT, waited_s: 0 }],
        },
        { now: Date.now(), afterSending: [] },
      );
    return { client: client.id, id: stored.id };
  };
  const alone = await made([GONE]);
  const shared = await made([GONE, STAYS]);

  await forgetPerson(payload, GONE.email.toLowerCase());

  const find = { depth: 0, disableErrors: true } as const;
  expect(await payload.findByID({ collection: 'packages', id: alone.id, ...find })).toBeNull();
  expect(await payload.findByID({ collection: 'clients', id: alone.client, ...find })).toBeNull();
  const left = await payload.findByID({ collection: 'packages', id: shared.id, ...find });
  const client = await payload.findByID({ collection: 'clients', id: shared.client, ...find });
  for (const doc of [left, client]) expect(doc?.people?.map(({ name }) => name)).toEqual([STAYS.name]);
  const answers = await payload.find({
    collection: 'package-answers',
    where: { package: { in: [alone.id, shared.id] } },
    depth: 0,
  });
  expect(answers.docs.map(({ recipient }) => recipient)).toEqual([left?.people?.[0]?.id]);
});
