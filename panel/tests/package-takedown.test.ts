import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWorker } from '../publishing/queue/worker.ts';
import { receiptTexts } from '../publishing/takedown/texts.ts';
import { receipt } from '../publishing/takedown/receipt.ts';
import { GUARDIAN, changePackage, linkOf, makePackage, open, post, read } from './package-kit.ts';
import { panel, unpublished } from './panel.ts';
import { aimAt, SiteCopy } from './site-instances.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// A takedown hides a talent from clients too, until staff show the talent to them again.
const site = new SiteCopy();
let as: Staff;
let stop = () => {};
beforeAll(async () => {
  as = await signInStaff('package-takedown');
  await site.start();
  stop = runWorker(await panel(), aimAt(site));
});
afterAll(async () => {
  stop();
  await site.stop();
});

async function makeTalent(name: string) {
  const { id: photo } = await uploadPicture(`${name}.jpg`);
  const birthdate = '1995-05-05T12:00:00.000Z';
  const look = { gender: 'woman', status: 'published' } as const;
  const data = {
    name,
    ...look,
    birthdate,
    cover: photo,
    book: [photo],
  };
  return { photo, ...(await (await panel()).create({ collection: 'talents', data, ...unpublished })) };
}
const takeDown = async (role: 'editor' | 'manager', id: number) => {
  const answer = await as(role, 'POST', `talents/${id}/take-down`);
  return receipt.parse(await answer.json());
};
const goneIn = async (link: string) => (await read(await open(link))).talents.map(({ is_gone }) => is_gone);
const pictureStatus = async (link: string, picture: number) =>
  (await post('picture', { link, picture, size: 'web' })).status;

test('a takedown makes a talent unavailable in every open package, with the pictures, and says in which', async () => {
  const { id, photo } = await makeTalent('Vidal');
  const other = await makeTalent('Fica');
  const [one, two] = [
    await makePackage([other.id, id], { title: 'Casting Norte' }),
    await makePackage([id], { title: 'Casting Sul', state: 'closed' }),
  ];
  const revoked = await makePackage([id], { title: 'Revogada', state: 'revoked' });
  const link = linkOf(one);
  expect(await goneIn(link)).toEqual([false, false]);
  expect(await pictureStatus(link, photo)).toBe(200);
  const given = await takeDown('manager', id);
  expect(await goneIn(link)).toEqual([false, true]);
  expect(await goneIn(linkOf(two))).toEqual([true]);
  expect(await (await open(link)).text()).not.toContain('Vidal');
  expect(await pictureStatus(link, photo)).toBe(404);
  expect(receiptTexts('pt').packages(given)).toBe(
    'Indisponível em 2 pacotes abertos: Casting Norte, Casting Sul.',
  );
  // an editor does not read packages
  expect(receiptTexts('en').packages(await takeDown('editor', id))).toBe('Unavailable in 2 open packages.');
  const reopened = await changePackage(revoked.id, { state: 'open' });
  expect(await goneIn(linkOf(reopened))).toEqual([true]);
});

test('back on the site, the talent stays unavailable in the package until staff untick the mark there', async () => {
  const { id } = await makeTalent('Volta');
  const made = await makePackage([id]);
  const link = linkOf(made);
  await takeDown('editor', id);
  await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify({ status: 'published' }) });
  expect(await goneIn(link)).toEqual([true]);
  const line = { id: made.talents?.[0]?.id, talent: id };
  const save = async (body: object) =>
    (await as('booker', 'PATCH', `packages/${made.id}`, { body: JSON.stringify(body) })).status;
  // a form from before the takedown cannot bring the talent back, nor one that does not know of the mark
  const { updatedAt } = made;
  expect(await save({ updatedAt, message: 'Olá', talents: [{ ...line, taken_down: false }] })).toBe(409);
  expect(await save({ talents: [{ ...line, note: 'Nova' }] })).toBe(200);
  expect(await goneIn(link)).toEqual([true]);
  const { warnings } = await (
    await as('booker', 'GET', `packages/warnings?talents=${id}&taken_down=${id}`)
  ).json();
  expect(warnings).toMatchObject([{ id, name: 'Volta', warnings: ['taken'] }]);
  expect(await save({ talents: [{ ...line, taken_down: false }] })).toBe(200);
  expect(await goneIn(link)).toEqual([false]);
});

test('back on the site, one press shows the talent in all open packages again, and stands in the log', async () => {
  const { id } = await makeTalent('Retorna');
  const [one, two] = [await makePackage([id]), await makePackage([id])];
  await takeDown('editor', id);
  expect((await as('editor', 'POST', `talents/${id}/show-again`)).status).toBe(403);
  expect(await goneIn(linkOf(one))).toEqual([true]);
  expect((await as('booker', 'POST', `talents/${id}/show-again`)).status).toBe(200);
  for (const made of [one, two]) expect(await goneIn(linkOf(made))).toEqual([false]);
  const { totalDocs } = await (await panel()).count({
    collection: 'audit-log',
    where: { and: [{ entry: { equals: id } }, { fields: { equals: 'shown_to_client' } }] },
  });
  expect(totalDocs).toBe(1);
});

test('a talent who does not exist is not shown again, and the log says nothing of it', async () => {
  expect((await as('booker', 'POST', 'talents/999999/show-again')).status).toBe(404);
  const where = { entry: { equals: 999_999 } };
  expect((await (await panel()).count({ collection: 'audit-log', where })).totalDocs).toBe(0);
});

test('a minor who comes back is hidden until staff read the warnings anew', async () => {
  const { id } = await makeTalent('Menor Volta');
  const data = { birthdate: '2012-05-05', status: 'draft', agency: GUARDIAN } as const;
  await (await panel()).update({ collection: 'talents', id, data, ...unpublished });
  const made = await makePackage([id]);
  const body = JSON.stringify({ isRead: true, talents: [{ id, warnings: ['minor', 'permit'] }] });
  const tick = () => as('booker', 'POST', `packages/${made.id}/confirm-warnings`, { body });
  expect((await tick()).status).toBe(200);
  expect(await goneIn(linkOf(made))).toEqual([false]);
  await takeDown('editor', id);
  await as('booker', 'POST', `talents/${id}/show-again`);
  expect(await goneIn(linkOf(made))).toEqual([]);
  await tick();
  expect(await goneIn(linkOf(made))).toEqual([false]);
});

test('a talent who becomes a draft stays in the package, and staff read it before they send', async () => {
  const { id } = await makeTalent('Rascunha');
  const made = await makePackage([id]);
  await as('editor', 'PATCH', `talents/${id}`, { body: JSON.stringify({ status: 'draft' }) });
  expect(await goneIn(linkOf(made))).toEqual([false]);
  const { warnings } = await (await as('booker', 'GET', `packages/warnings?talents=${id}`)).json();
  expect(warnings).toMatchObject([{ id, name: 'Rascunha', warnings: ['draft'] }]);
});

test('before many change, staff read in which open packages they stay, or stay unavailable', async () => {
  const [{ id: one }, { id: two }] = [await makeTalent('Várias Uma'), await makeTalent('Várias Duas')];
  await makePackage([one, two], { title: 'Casting Leste' });
  await makePackage([two], { title: 'Casting Oeste' });
  await makePackage([two], { title: 'Encerrado', state: 'revoked' });
  const noticeOf = async (role: 'manager' | 'editor', fields: object) => {
    const body = JSON.stringify({ ids: [one, two], count: 2, fields, isPreview: true });
    return (await (await as(role, 'POST', 'talents/update-selected', { body })).json()).notice;
  };
  expect(await noticeOf('manager', { noindex: true })).toBe('');
  expect(await noticeOf('manager', { status: 'draft' })).toBe(
    'Sair do ar não tira ninguém de pacotes: para isso, use “Retirar do ar” na ficha. Quem muda está em 2 pacotes abertos: Casting Leste, Casting Oeste.',
  );
  // an editor does not read packages
  expect(await noticeOf('editor', { status: 'draft' })).not.toContain('Casting');
  await takeDown('manager', one);
  expect(await noticeOf('manager', { status: 'draft' })).toContain('em 2 pacotes abertos');
  expect(await noticeOf('manager', { status: 'published' })).toBe(
    'Quem foi retirado do ar só volta aos clientes por “Mostrar de novo aos clientes”, na ficha: continua indisponível em 1 pacote aberto: Casting Leste.',
  );
});
