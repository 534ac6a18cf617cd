import { beforeAll, expect, test } from 'vitest';
import { packageMail, NEXT_STEP } from '../inbox/mail/package.ts';
import { ANYBODY } from '../packages/link.ts';
import type { Package } from '../platform/db/payload-types.ts';
import {
  GUARDIAN,
  changePackage,
  keyOf,
  linkOf,
  makePackage,
  makeTalents,
  open,
  post,
  read,
  say,
} from './package-kit.ts';
import { panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// Nobody with grave warnings is shown to a client before staff have ticked that they read them, whatever link is out.
const RITA = keyOf('rita');
const ALL = ['minor', 'permit'];
let as: Staff;
let photo: number;
beforeAll(async () => {
  as = await signInStaff('package-unread');
  ({ id: photo } = await uploadPicture('nao-lida.jpg', '#317'));
});

async function makeMinor(name: string, data: object = {}): Promise<number> {
  const made = await (await panel()).create({
    collection: 'talents',
    data: {
      name,
      gender: 'woman',
      status: 'draft',
      birthdate: '2012-05-05',
      book: [photo],
      agency: GUARDIAN,
      ...data,
    },
    ...unpublished,
  });
  return made.id;
}
const change = async (id: number, data: object) =>
  (await panel()).update({ collection: 'talents', id, data, ...unpublished });
const confirm = ({ id }: Package, talents: readonly number[], warnings = ALL, isRead = true) =>
  as('booker', 'POST', `packages/${id}/confirm-warnings`, {
    body: JSON.stringify({ isRead, talents: talents.map((talent) => ({ id: talent, warnings })) }),
  });
const namesIn = async (link: string, person?: string) =>
  (await read(await open(link, person))).talents.map(({ name }) => name);
const pictureStatus = async (link: string) =>
  (await post('picture', { link, picture: photo, size: 'thumb' })).status;
const unreadOf = async ({ id }: Package, talents: readonly number[]) => {
  const answer = await as('booker', 'GET', `packages/warnings?package=${id}&talents=${talents.join(',')}`);
  return (await answer.json()).warnings
    .filter(({ isUnread }: { isUnread: boolean }) => isUnread)
    .map(({ name }: { name: string }) => name);
};
const sendingsOf = async (talent: number) =>
  (await (await panel()).count({ collection: 'sendings', where: { talent: { equals: talent } } })).totalDocs;

test('a minor who joins an open package is nowhere on its page before the tick, and at once after it', async () => {
  const [adult = 0] = await makeTalents('Adulta Aberta');
  const stored = await makePackage([adult], { people: [{ name: 'Rita' }] });
  const link = linkOf(stored, stored.people?.[0]?.id ?? '');
  const minor = await makeMinor('Dandara Prates');
  await changePackage(stored.id, { talents: [{ talent: adult }, { talent: minor, note: 'De Dandara' }] });
  const page = await open(link);
  expect(await page.clone().text()).not.toContain('Dandara');
  expect((await read(page)).talents.map(({ id }) => id)).toEqual([adult]);
  expect(await pictureStatus(link)).toBe(404);
  expect((await say(link, RITA, [{ talent: minor, pick: 'yes', comment: '' }])).status).toBe(422);
  await as('booker', 'POST', `packages/${stored.id}/sent/${ANYBODY}`);
  expect(await sendingsOf(minor)).toBe(0);
  expect(await unreadOf(stored, [adult, minor])).toEqual(['Dandara Prates']);
  expect((await confirm(stored, [minor])).status).toBe(200);
  expect(await namesIn(link)).toEqual(['Adulta Aberta', 'Dandara Prates']);
  expect(await pictureStatus(link)).toBe(200);
  expect(await sendingsOf(minor)).toBe(1);
  expect(await unreadOf(stored, [adult, minor])).toEqual([]);
});

test('a birthdate that is corrected hides a minor whom clients saw, with the answer about her', async () => {
  const [late = 0, other = 0] = await makeTalents('Corrigida', 'Sempre Adulta');
  await change(late, { agency: GUARDIAN });
  const stored = await makePackage([late, other], { shows_answers: true });
  const link = linkOf(stored);
  await read(await say(link, RITA, [{ talent: late, pick: 'yes', comment: 'Ela' }], { is_sent: true }));
  for (const birthdate of ['2011-05-05', null]) {
    await change(late, { birthdate });
    const { talents, person } = await read(await open(link, RITA));
    expect(talents.map(({ id }) => id)).toEqual([other]);
    expect(person).toMatchObject({ answers: [], unsent: [] });
  }
  // what was read about a minor is not about somebody whose birthdate is missing
  await confirm(stored, [late]);
  expect((await read(await open(link, RITA))).talents.map(({ id }) => id)).toEqual([other]);
  await confirm(stored, [late], ['undated', 'permit']);
  expect((await read(await open(link, RITA))).person?.answers).toMatchObject([{ talent: late, pick: 'yes' }]);
});

test('the tick is about one person, these warnings and this package, and can be taken back', async () => {
  const [one, two] = [
    await makeMinor('Menor Um', { agency: { ...GUARDIAN, permit_until: '2099-01-01' } }),
    await makeMinor('Menor Dois'),
  ];
  const stored = await makePackage([one, two]);
  const link = linkOf(stored);
  await confirm(stored, [one], ['minor']);
  expect(await namesIn(link)).toEqual(['Menor Um']);
  // without the warning about the permit the second one stays unread
  await confirm(stored, [two], ['minor']);
  expect(await namesIn(link)).toEqual(['Menor Um']);
  // a permit that has ended is a warning that nobody has read
  await change(one, { agency: { permit_until: '2020-01-01' } });
  expect(await namesIn(link)).toEqual([]);
  await confirm(stored, [one, two]);
  expect(await namesIn(link)).toEqual(['Menor Um', 'Menor Dois']);
  await confirm(stored, [two], ALL, false);
  expect(await namesIn(link)).toEqual(['Menor Um']);
  expect(await namesIn(linkOf(await makePackage([one])))).toEqual([]);
  // whoever leaves and comes back is read about again
  await changePackage(stored.id, { talents: [{ talent: two }] });
  await changePackage(stored.id, { talents: [{ talent: one }, { talent: two }] });
  expect(await namesIn(link)).toEqual([]);
});

test('the tick is for those who send packages, about talents of the package, and stands in the log', async () => {
  const minor = await makeMinor('Menor Log');
  const stored = await makePackage([minor]);
  const body = JSON.stringify({ isRead: true, talents: [{ id: minor, warnings: ALL }] });
  for (const role of ['editor', 'nobody'] as const)
    expect([401, 403]).toContain(
      (await as(role, 'POST', `packages/${stored.id}/confirm-warnings`, { body })).status,
    );
  expect((await confirm(stored, [minor + 1_000])).status).toBe(400);
  expect((await confirm(stored, [])).status).toBe(400);
  expect((await confirm({ ...stored, id: 999_999 }, [minor])).status).toBe(404);
  expect(await namesIn(linkOf(stored))).toEqual([]);
  await confirm(stored, [minor]);
  const { docs } = await (await panel()).find({
    collection: 'audit-log',
    where: { fields: { equals: 'shown_without_permit' }, entry: { in: [stored.id, minor] } },
    sort: 'id',
  });
  expect(docs).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ act: 'save', subject: 'packages', entry: stored.id }),
      expect.objectContaining({ act: 'save', subject: 'talents', entry: minor }),
    ]),
  );
});

test('the mail after a yes does not name who is hidden', async () => {
  const [adult = 0] = await makeTalents('Adulta Reserva');
  const minor = await makeMinor('Menor Calada');
  const people = [{ name: 'Rita', email: 'rita@cliente.example' }];
  const stored = await makePackage([adult, minor], { people });
  const talents = (stored.talents ?? []).map((line) =>
    line.talent === adult ? { ...line, availability: 'reserved' } : line,
  );
  await changePackage(stored.id, { talents });
  const write = async () => {
    const reader = `${NEXT_STEP}${stored.people?.[0]?.id}`;
    const mail = {
      id: 0,
      name: 'x',
      kind: 'packages' as const,
      entry: stored.id,
      reader,
      tries: 0,
      created_at: new Date().toISOString(),
    };
    return (
      (
        await packageMail(await panel(), mail, {
          AGENCY_NAME: 'AFM',
          AGENCY_EMAIL: 'agencia@example.com',
          PANEL_ORIGIN: 'http://panel.test',
        })
      )?.text ?? ''
    );
  };
  expect(await write()).toContain('Adulta Reserva');
  expect(await write()).not.toContain('Calada');
  await confirm(stored, [minor]);
  expect(await write()).toContain('Calada');
});
