import { packageAnswer } from '@passarela/contract';
import { beforeAll, expect, test } from 'vitest';
import { startMailWorker } from '../inbox/mail/worker.ts';
import { forgetPerson } from '../inbox/person/forget.ts';
import { ANYBODY, writeLink } from '../packages/link.ts';
import { deleteOldSendings } from '../packages/note-sending.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { env } from '../platform/settings/env.ts';
import { GUARDIAN, readWarnings, withMailOn } from './package-kit.ts';
import { call, panel, panelToken, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// To whom talents were sent, and what leaves the country.
const [RITA, NOE] = ['p'.repeat(22), 'n'.repeat(22)];

withMailOn();

let as: Staff;
let token: string;
let photo: number;
beforeAll(async () => {
  as = await signInStaff('package-privacy');
  token = await panelToken();
  startMailWorker(await panel(), { ...env(), SMTP_URL: undefined });
  ({ id: photo } = await uploadPicture('exterior.jpg', '#139'));
});

const json = async (answer: Response, status = 200) => {
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
};
const createTalent = async (name: string, agency: object = {}, birthdate = '1995-05-05') =>
  (
    await (
      await panel()
    ).create({
      collection: 'talents',
      data: {
        name,
        gender: 'woman',
        status: 'draft',
        birthdate,
        book: [photo],
        agency: { ...GUARDIAN, ...agency },
      },
      ...unpublished,
    })
  ).id;
async function createClient(company: string, country: string): Promise<number> {
  const body = JSON.stringify({ company, country });
  return (await json(await as('booker', 'POST', 'clients', { body }), 201)).doc.id;
}
const send = (data: object) =>
  as('booker', 'POST', 'packages?depth=0', { body: JSON.stringify({ title: 'Envio', ...data }) });
const make = async (data: object): Promise<Package> => (await json(await send(data), 201)).doc;
const linkOf = ({ id, people }: Package, at?: number) =>
  writeLink({ id, recipient: (at !== undefined && people?.[at]?.id) || ANYBODY, version: 1 }, env());
const post = (path: string, body: object) => call('POST', `/panel/api/packages/${path}`, { token, body });
const open = async (link: string, person?: string) =>
  packageAnswer.parse(await json(await post('open', { link, person }))).data;

const sendingsOf = async (talent: number) =>
  (
    await (await panel()).find({ collection: 'sendings', where: { talent: { equals: talent } }, sort: 'id' })
  ).docs.map(({ name, company, country }) => ({ name, company, country }));

test('a sending is noted once: by mail, by a copied link, by an opened one; the preview of staff is none', async () => {
  const talent = await createTalent('Lista');
  const client = await createClient('Estúdio Norte', 'BR');
  const people = [{ name: 'Rita', email: 'rita@norte.example' }, { name: 'Noé' }];
  const made = await make({ client, people, talents: [{ talent }] });
  await open(linkOf(made));
  expect(await sendingsOf(talent)).toEqual([]);
  const [rita, noe] = made.people ?? [];
  await json(await as('booker', 'POST', `packages/${made.id}/mail/${rita?.id}`));
  for (const _ of [1, 2]) await open(linkOf(made, 0));
  const toRita = { name: 'Rita', company: 'Estúdio Norte', country: 'BR' };
  expect(await sendingsOf(talent)).toEqual([toRita]);
  await json(await as('booker', 'POST', `packages/${made.id}/sent/${noe?.id}`));
  await json(await as('booker', 'POST', `packages/${made.id}/sent/${ANYBODY}`));
  expect(await sendingsOf(talent)).toEqual([toRita, { ...toRita, name: 'Noé' }, { ...toRita, name: '' }]);
  const { docs } = await (await panel()).find({
    collection: 'audit-log',
    where: {
      and: [{ subject: { equals: 'talents' } }, { entry: { equals: talent } }, { act: { equals: 'sent' } }],
    },
  });
  expect(docs).toHaveLength(3);
  expect((await as('booker', 'POST', `packages/${made.id}/sent/nobody`)).status).toBe(404);
  expect((await as('editor', 'POST', `packages/${made.id}/sent/${ANYBODY}`)).status).toBe(403);
});

test('the list outlives the package and the person, who becomes a company and a country; then the talent, by 24 months', async () => {
  const payload = await panel();
  const talent = await createTalent('Sobrevive');
  const client = await createClient('Casa Sul', 'BR');
  const people = [
    { name: 'Rita', email: 'rita@sul.example' },
    { name: 'Noé', email: 'noe@sul.example' },
    { name: 'Ivo' },
  ];
  const made = await make({ client, people, talents: [{ talent }] });
  for (const at of [0, 1, 2]) await open(linkOf(made, at));
  const names = async () => (await sendingsOf(talent)).map(({ name }) => name);
  expect(await names()).toEqual(['Rita', 'Noé', 'Ivo']);
  await forgetPerson(payload, 'rita@sul.example');
  expect(await names()).toEqual(['', 'Noé', 'Ivo']);
  const body = JSON.stringify({ people: [made.people?.[1]] });
  await json(await as('booker', 'PATCH', `packages/${made.id}`, { body }));
  expect(await names()).toEqual(['', 'Noé', '']);
  await json(await as('admin', 'DELETE', `packages/${made.id}`));
  const nobody = { name: '', company: 'Casa Sul', country: 'BR' };
  expect(await sendingsOf(talent)).toEqual([nobody, nobody, nobody]);
  await payload.delete({ collection: 'talents', id: talent, overrideLock: true });
  const inMonths = (months: number) => new Date().setMonth(new Date().getMonth() + months);
  await deleteOldSendings(payload, inMonths(23));
  expect(await sendingsOf(talent)).toHaveLength(3);
  await deleteOldSendings(payload, inMonths(25));
  expect(await sendingsOf(talent)).toEqual([]);
});

test('a client with the name of a person stays known when the package goes, until the person asks', async () => {
  const talent = await createTalent('Sem pasta');
  const email = 'lisa@paris.example';
  const client = await createClient('Lisa Paris', 'FR');
  await json(
    await as('admin', 'PATCH', `clients/${client}`, {
      body: JSON.stringify({ people: [{ name: 'Lisa Paris', email }] }),
    }),
  );
  await json(
    await as('admin', 'PATCH', `talents/${talent}`, { body: JSON.stringify({ agency: { abroad: true } }) }),
  );
  const made = await make({ client, people: [{ name: 'Lisa Paris', email }], talents: [{ talent }] });
  await json(await as('booker', 'POST', `packages/${made.id}/mail/${made.people?.[0]?.id}`));
  await json(await as('admin', 'DELETE', `packages/${made.id}`));
  expect(await sendingsOf(talent)).toEqual([{ name: '', company: 'Lisa Paris', country: 'FR' }]);
  await forgetPerson(await panel(), email);
  expect(await sendingsOf(talent)).toEqual([{ name: '', company: '', country: 'FR' }]);
});

test('a client made of a person alone leaves no name behind', async () => {
  const talent = await createTalent('Sem nome');
  const email = 'sozinha@cliente.example';
  const client = await createClient('Sozinha', 'BR');
  const made = await make({ client, people: [{ name: 'Sozinha', email }], talents: [{ talent }] });
  await open(linkOf(made, 0));
  await forgetPerson(await panel(), email);
  expect(await sendingsOf(talent)).toEqual([{ name: '', company: '', country: 'BR' }]);
});

test('a client abroad gets talents with the tick alone, minors with the guardian’s consent; others are refused by name', async () => {
  const CHILD = '2015-05-05';
  const [free, closed] = [await createTalent('Livre', { abroad: true }), await createTalent('Presa')];
  const child = await createTalent('Criança Solta', { abroad: true }, CHILD);
  const consented = { abroad: true, abroad_consent: 'Mãe, por e-mail, 12/03/2026' };
  const allowed = await createTalent('Criança Autorizada', consented, CHILD);
  const client = await createClient('Studio North', 'GB');
  const all = [free, closed, child, allowed].map((talent) => ({ talent }));
  const refused = await send({ client, talents: all });
  const text = await refused.text();
  expect(refused.status).toBe(400);
  expect(text).toContain('Presa, Criança Solta (menor: falta a autorização do responsável).');
  expect(text).not.toMatch(/Livre|Autorizada/);
  const home = await make({ talents: all });
  const body = JSON.stringify({ client });
  expect((await as('booker', 'PATCH', `packages/${home.id}`, { body })).status).toBe(400);
  const made = await make({ client, talents: [{ talent: free }, { talent: allowed }] });
  await readWarnings(made);
  await (await panel()).update({
    collection: 'talents',
    id: free,
    data: { agency: { abroad: false } },
    ...unpublished,
  });
  const accepted = { link: linkOf(made), person: RITA, name: 'Rita', answers: [], accepts_terms: true };
  await json(await post('answer', accepted));
  const { talents } = await open(linkOf(made), RITA);
  expect(talents.map(({ is_gone, name }) => [is_gone, name])).toEqual([
    [true, ''],
    [false, 'Criança Autorizada'],
  ]);
});

test('before the save staff read who may not go abroad, and those who may decide tick all adults at once', async () => {
  const [one, two] = [await createTalent('Fechada Um'), await createTalent('Fechada Dois')];
  const child = await createTalent('Criança Fechada', {}, '2015-05-05');
  const client = await createClient('Porto Casting', 'PT');
  const ask = async (path: string) => json(await as('booker', 'GET', `packages/${path}`));
  const about = async () =>
    (await ask(`warnings?client=${client}&talents=${one},${two},${child}`)).warnings.map(
      ({ id, warnings }: { id: number; warnings: string[] }) => [
        id,
        warnings.filter((each) => each === 'abroad' || each === 'consent'),
      ],
    );
  expect(await about()).toEqual([
    [one, ['abroad']],
    [two, ['abroad']],
    [child, ['consent']],
  ]);
  // a draft of the terms is news for staff, not for the client
  expect((await ask(`warnings?client=${client}&talents=`)).isTermsDraft).toBe(true);
  expect((await ask('warnings?talents=')).isTermsDraft).toBe(false);
  const { isAbroad, ids } = await ask(`not-abroad?client=${client}`);
  expect([isAbroad, [one, two, child].every((id) => ids.includes(id))]).toEqual([true, true]);
  expect(await ask(`not-abroad?client=${await createClient('Casa', 'BR')}`)).toEqual({
    isAbroad: false,
    ids: [],
  });
  const allow = (role: 'booker' | 'editor', talents: number[]) =>
    as(role, 'POST', 'packages/allow-abroad', { body: JSON.stringify({ talents }) });
  expect((await allow('editor', [one])).status).toBe(403);
  // a minor among them: nobody is ticked
  expect((await allow('booker', [one, child])).status).toBe(409);
  expect(await json(await allow('booker', [one, two]))).toEqual({ changed: 2, failed: [] });
  expect(await about()).toEqual([
    [one, []],
    [two, []],
    [child, ['consent']],
  ]);
});

test('abroad nobody sees a face before they accept the terms, each person for themselves; it stands in the audit log', async () => {
  const talent = await createTalent('Viaja', { abroad: true });
  const client = await createClient('Studio East', 'JP');
  const made = await make({ client, talents: [{ talent }], people: [{ name: 'Rita' }] });
  const link = linkOf(made, 0);
  const picture = () => post('picture', { link, picture: photo, size: 'thumb' });
  expect(await open(link)).toMatchObject({ needs_terms: true, talents: [], title: 'Envio' });
  expect((await picture()).status).toBe(404);
  expect(await sendingsOf(talent)).toEqual([]);
  const yes = [{ talent, pick: 'yes' }];
  const early = await post('answer', { link, person: RITA, name: 'Rita', answers: yes });
  expect([early.status, (await early.json()).errors]).toEqual([422, { terms: ['required'] }]);
  await json(await as('booker', 'PATCH', `packages/${made.id}`, { body: '{"state":"closed"}' }));
  const body = { link, person: RITA, name: 'Rita', answers: [], accepts_terms: true };
  for (const _ of [1, 2]) await json(await post('answer', body));
  expect((await open(link, RITA)).talents.map(({ name }) => name)).toEqual(['Viaja']);
  expect((await open(link, NOE)).needs_terms).toBe(true);
  expect((await picture()).status).toBe(200);
  expect(await sendingsOf(talent)).toEqual([{ name: 'Rita', company: 'Studio East', country: 'JP' }]);
  const { docs } = await (await panel()).find({
    collection: 'audit-log',
    where: { and: [{ entry: { equals: made.id } }, { fields: { equals: 'terms' } }] },
  });
  expect(docs.length).toBeGreaterThan(0);
});
