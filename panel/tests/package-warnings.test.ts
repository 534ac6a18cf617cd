import { beforeAll, expect, test } from 'vitest';
import { draftKey } from '../inbox/talent/make.ts';
import { GUARDIAN, changePackage, makePackage, makeTalents } from './package-kit.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Staff know of every talent of a package what they should before a client sees it.
let as: Staff;
beforeAll(async () => {
  as = await signInStaff('package-warnings');
});

const json = async (answer: Response, status = 200) => {
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
};

/** A draft that a minor's application became. */
async function makeDraft(reference: string) {
  const payload = await panel();
  const application = await payload.create({
    collection: 'applications',
    data: {
      ...{ reference, name: 'Nina', birthdate: '2012-05-05', height: '165', language: 'pt', status: 'new' },
      ...GUARDIAN,
    },
    draft: false,
    ...unpublished,
  });
  const { id } = await json(await as('booker', 'POST', `applications/${application.id}/talent`));
  return { id: Number(id), application: application.id, reference };
}
const save = (talents: readonly number[]) =>
  as('booker', 'POST', 'packages', {
    body: JSON.stringify({ title: 'Com candidata', talents: talents.map((talent) => ({ talent })) }),
  });
const accept = (application: number) =>
  as('booker', 'PATCH', `applications/${application}`, { body: JSON.stringify({ outcome: 'accepted' }) });

test('a draft that an application became is in no package before it is accepted, and named in the warnings after', async () => {
  const { id, application } = await makeDraft('AFM-AVISO1');
  expect((await save([id])).status).toBe(400);
  await accept(application);
  expect((await save([id])).status).toBe(201);
  const { warnings } = await json(await as('booker', 'GET', `packages/warnings?talents=${id}`));
  expect(warnings).toMatchObject([{ id, name: 'Nina', warnings: ['minor', 'permit', 'applied'] }]);
});

test('an application that was deleted opens no way for its draft', async () => {
  const { id, application } = await makeDraft('AFM-AVISO2');
  await (await panel()).delete({ collection: 'applications', id: application, trash: true, ...unpublished });
  expect((await save([id])).status).toBe(400);
  expect(draftKey({ reference: 'AFM-AVISO2' })).toBe('application AFM-AVISO2');
});

test('the warnings are about the lines of the form as they are, saved or not, for those who send them', async () => {
  const [one = 0, two = 0] = await makeTalents('Aviso Um', 'Aviso Dois');
  const ask = async (query: string) =>
    (await json(await as('booker', 'GET', `packages/warnings?${query}`))).warnings;
  expect(await ask('talents=&on_hold=')).toEqual([]);
  expect(await ask(`talents=${one},${two}&on_hold=${two}`)).toMatchObject([
    { id: one, name: 'Aviso Um', warnings: ['draft'] },
    { id: two, name: 'Aviso Dois', warnings: ['draft', 'hold'] },
  ]);
  const client = (
    await (
      await panel()
    ).create({ collection: 'clients', data: { company: 'Aviso SA', country: 'BR' }, ...unpublished })
  ).id;
  const stored = await makePackage([one]);
  await changePackage(stored.id, { client });
  expect(await ask(`client=${client}&talents=${one}`)).toMatchObject([
    { id: one, name: 'Aviso Um', warnings: ['draft', 'sent'] },
  ]);
  expect(await ask(`package=${stored.id}&client=${client}&talents=${one}`)).toMatchObject([
    { id: one, name: 'Aviso Um', warnings: ['draft'] },
  ]);
  expect((await as('booker', 'GET', 'packages/warnings?talents=x')).status).toBe(400);
  expect((await as('editor', 'GET', `packages/warnings?talents=${one}`)).status).toBe(403);
});

test('before a hold staff read who is told, by name, and what they should know of the talent', async () => {
  const payload = await panel();
  const { id } = await payload.create({
    collection: 'talents',
    data: {
      name: 'Menor Reserva',
      gender: 'woman',
      status: 'draft',
      birthdate: '2012-05-05',
      agency: GUARDIAN,
    },
    ...unpublished,
  });
  const people = [{ name: 'Rita', email: 'rita@cliente.example' }, { name: 'Sem endereço' }];
  const stored = await makePackage([id], { people });
  const about = await json(await as('booker', 'GET', `packages/${stored.id}/hold/${id}`));
  expect(about.warnings).toEqual(['draft', 'minor', 'permit']);
  const { told } = await json(await as('booker', 'POST', `packages/${stored.id}/hold/${id}`));
  expect(about.told).toEqual(told);
  expect((await as('editor', 'GET', `packages/${stored.id}/hold/${id}`)).status).toBe(403);
  expect((await as('booker', 'GET', `packages/${stored.id}/hold/999999`)).status).toBe(404);
});
