import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { draftKey } from '../inbox/talent/make.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { run } from '../platform/db/client.ts';
import { localDay, startOfDay } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { openPackagesOf } from '../publishing/takedown/in-packages.ts';
import { countRows, GUARDIAN, keyOf, linkOf, open, post, read, readWarnings, say } from './package-kit.ts';
import { call, changeTalent, makeTalent, panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { uploadPicture } from './upload-picture.ts';

// A client's rights by a link, and the data that no link gives.
const [ANA, BIA] = [keyOf('ana'), keyOf('bia')];
const AGENCY = { ...GUARDIAN, real_name: 'Nome Secreto', phone: '47 91234-0000' };
const MEASURED = { height: `170/5'7"`, bust: '84', waist: '60' };
const CLOSED_AGE = { birthdate: '1995-05-05T12:00:00.000Z' };

let as: Staff;
let adult: number;
let minor: number;
let photo: number;
let digital: number;
beforeAll(async () => {
  as = await signInStaff('packages');
  ({ id: photo } = await uploadPicture('pacote-book.jpg', '#931'));
  ({ id: digital } = await uploadPicture('pacote-snap.jpg', '#391'));
  const shared = { gender: 'woman', status: 'draft', agency: AGENCY, ...MEASURED } as const;
  const create = async (data: object) => (await makeTalent({ name: 'Ana', ...shared, ...data })).id;
  adult = await create({ name: 'Adulta Nunes', ...CLOSED_AGE, book: [photo], snap: [digital] });
  minor = await create({ name: 'Menor Nunes', birthdate: '2015-05-05T12:00:00.000Z' });
});

async function make(data: object = {}): Promise<Package> {
  const body = {
    title: 'Campanha',
    talents: [{ talent: adult }, { talent: minor }],
    shows_age: true,
    ...data,
  };
  const answer = await as('booker', 'POST', 'packages?depth=0', { body: JSON.stringify(body) });
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { doc } = await answer.json();
  await readWarnings(doc);
  return doc;
}
const change = (id: number, data: object) =>
  as('booker', 'PATCH', `packages/${id}?depth=0`, { body: JSON.stringify(data) });

test('a link opens its package: names, photos and measures, nothing of the agency and no measure of a minor’s body', async () => {
  const answer = await open(linkOf(await make()));
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await answer.clone().text();
  for (const secret of ['Secreto', '91234', '1995-05', '2015-05']) expect(text).not.toContain(secret);
  const { talents, person } = await read(answer);
  expect(person).toBeNull();
  expect(talents.map(({ name }) => name)).toEqual(['Adulta Nunes', 'Menor Nunes']);
  expect(talents[0]).toMatchObject({ measures: MEASURED, pictures: [{ id: photo }], is_gone: false });
  expect(talents[0]?.age).toBeGreaterThan(30);
  expect(talents[1]?.measures).toEqual({ height: MEASURED.height });
});

test('what staff leave out is not sent: age, measures, digitals; chosen photos come in their order', async () => {
  const hidden = await read(await open(linkOf(await make({ shows_age: false, shows_measures: false }))));
  expect(hidden.talents.map(({ age, measures }) => [age, measures])).toEqual([
    [null, {}],
    [null, {}],
  ]);
  const chosen = await make({ talents: [{ talent: adult, photos: [digital, photo] }] });
  const { talents } = await read(await open(linkOf(chosen)));
  expect(talents[0]?.pictures.map(({ id }) => id)).toEqual([digital, photo]);
});

test('a package ends after 14 days, after 7 with a minor in it, unless staff say otherwise', async () => {
  const today = Date.parse(`${localDay(Date.now())}T12:00:00Z`);
  const daysOf = ({ expires_at }: Package) => (Date.parse(expires_at ?? '') - today) / DAY_MS;
  expect(daysOf(await make())).toBe(7);
  expect(daysOf(await make({ talents: [{ talent: adult }] }))).toBe(14);
  const expires_at = '2027-01-31T12:00:00.000Z';
  expect((await make({ expires_at })).expires_at).toBe(expires_at);
});

test('a package that is open until today is open until the day ends, also with an hour of today stored', async () => {
  const now = Date.now();
  for (const expires_at of [startOfDay(now), `${localDay(now)}T12:00:00.000Z`]) {
    const made = await make({ people: [{ name: 'Rita', email: 'rita@hoje.example' }] });
    // as earlier versions stored it: past the form
    await run(await panel(), sql`UPDATE packages SET expires_at = ${expires_at} WHERE id = ${made.id}`);
    const { expires_at: until } = await read(await open(linkOf(made)));
    expect(Date.parse(until)).toBe(Date.parse(startOfDay(now)) + DAY_MS - 1);
    const { links } = await (await as('booker', 'GET', `packages/${made.id}/links`)).json();
    expect(links).toHaveLength(2);
    const named = await openPackagesOf(await panel(), [adult], { isWithdrawn: false, now });
    expect(named.map(({ id }) => id)).toContain(made.id);
    const { doc } = await (await change(made.id, { title: 'Mesmo dia' })).json();
    expect(doc.expires_at).toBe(`${localDay(now)}T12:00:00.000Z`);
    await run(
      await panel(),
      sql`UPDATE packages SET expires_at = ${new Date(Date.parse(startOfDay(now)) - 1).toISOString()} WHERE id = ${made.id}`,
    );
    expect((await open(linkOf(made))).status).toBe(410);
  }
});

test('each person sees their own answers alone, and each saves over their own', async () => {
  const link = linkOf(await make());
  await read(await say(link, ANA, [{ talent: adult, pick: 'yes', comment: 'A favorita' }]));
  await read(await say(link, BIA, [{ talent: adult, pick: 'no', comment: '' }]));
  await read(await say(link, ANA, [{ talent: adult, pick: 'maybe', comment: 'A favorita' }]));
  const mine = await read(await open(link, ANA));
  expect(mine.person).toEqual({
    name: 'ana',
    sent_at: null,
    unsent: [],
    reference: null,
    answers: [{ talent: adult, pick: 'maybe', comment: 'A favorita' }],
  });
  expect(JSON.stringify(await read(await open(link, BIA)))).not.toContain('favorita');
  expect((await read(await open(link))).person).toBeNull();
});

test('who says a name is known before the first answer', async () => {
  const link = linkOf(await make());
  await read(await say(link, ANA, []));
  expect((await read(await open(link, ANA))).person).toMatchObject({ name: 'ana', answers: [] });
});

test('an answer that changed after the sending is not sent, on each device, until it is sent or changed back', async () => {
  const link = linkOf(await make());
  const unsentAfter = async (answer: object, more: object = {}) => {
    await read(await say(link, ANA, [{ talent: adult, comment: '', ...answer }], more));
    return (await read(await open(link, ANA))).person?.unsent;
  };
  expect([
    await unsentAfter({ pick: 'yes' }),
    await unsentAfter({ pick: 'yes' }, { is_sent: true }),
    await unsentAfter({ pick: 'no' }),
    await unsentAfter({ pick: 'yes' }),
    await unsentAfter({ pick: 'yes', comment: 'A favorita' }),
    await unsentAfter({ pick: 'yes', comment: 'A favorita' }, { is_sent: true }),
  ]).toEqual([[], [], [adult], [], [adult], []]);
});

test('two pages of one person: a comment in one and a pick in the other are both kept', async () => {
  const link = linkOf(await make());
  // what each page showed when it was opened: nothing
  await read(await say(link, ANA, [{ talent: adult, pick: null, comment: 'A favorita', only: 'comment' }]));
  await read(await say(link, ANA, [{ talent: adult, pick: 'yes', comment: '', only: 'pick' }]));
  const { person } = await read(await open(link, ANA));
  expect(person?.answers).toEqual([{ talent: adult, pick: 'yes', comment: 'A favorita' }]);
});

test('the newest of each part counts, not the last to arrive; what waited with it on its device stays in order', async () => {
  const link = linkOf(await make());
  const says = async (answer: object) =>
    (await read(await say(link, ANA, [{ talent: adult, pick: null, comment: '', ...answer }]))).person
      ?.answers[0];
  await says({ pick: 'no', only: 'pick' });
  // touched on the other device ten minutes before that, without a line until now
  expect(await says({ pick: 'yes', only: 'pick', waited_s: 600 })).toMatchObject({ pick: 'no' });
  expect(await says({ comment: 'Da estrada', only: 'comment', waited_s: 590 })).toMatchObject({
    ...{ pick: 'no', comment: 'Da estrada' },
  });
  expect(await says({ comment: 'De casa', only: 'comment', waited_s: 500 })).toMatchObject({
    comment: 'De casa',
  });
  expect(await says({ pick: 'yes', only: 'pick', waited_s: 480 })).toMatchObject({ pick: 'no' });
  expect(await says({ pick: 'maybe', only: 'pick', waited_s: 5 })).toMatchObject({ pick: 'maybe' });
});

test('a comment of a thousand characters is stored whole, as typed: a line’s end is one character', async () => {
  const link = linkOf(await make());
  const typed = `${'linha\n'.repeat(166)}fim!`;
  expect(typed).toHaveLength(1_000);
  for (const comment of [typed, typed.replaceAll('\n', '\r\n'), typed.replaceAll('\n', '\r')]) {
    const { person } = await read(await say(link, ANA, [{ talent: adult, pick: 'yes', comment }]));
    expect(person?.answers[0]?.comment).toBe(typed);
  }
});

test('a double click stores one answer and one sending; sending again after a change is a new one', async () => {
  const made = await make();
  const link = linkOf(made);
  const yes = [{ talent: adult, pick: 'yes' }];
  for (const _ of [1, 2, 3]) await read(await say(link, ANA, yes, { is_sent: true }));
  expect(await countRows(made.id)).toBe(2);
  const { person } = await read(await say(link, ANA, [{ talent: adult, pick: 'no' }], { is_sent: true }));
  expect([person?.sent_at, person?.reference]).toEqual([
    expect.stringMatching(/^\d{4}-/),
    expect.stringMatching(/^[A-Z]+-\w{5}$/),
  ]);
  expect((await read(await open(link, ANA))).person?.reference).toBe(person?.reference);
  expect(await countRows(made.id)).toBe(4);
});

test('revoked is final at once, pictures too; opened again the old link stays ended and a new one opens', async () => {
  const made = await make();
  const old = linkOf(made);
  await read(await open(old));
  expect((await change(made.id, { state: 'revoked' })).status).toBe(200);
  for (const answer of [await open(old), await say(old, ANA, []), await picture(old, photo)])
    expect([answer.status, (await answer.json()).errors]).toEqual([410, { link: ['revoked'] }]);
  const { doc } = await (await change(made.id, { state: 'open' })).json();
  expect((await open(old)).status).toBe(410);
  await read(await open(linkOf(doc)));
});

test('a person who leaves the list, an end, a deletion: each shuts the link', async () => {
  const made = await make({ people: [{ name: 'Rita' }, { name: 'Noé' }] });
  const [rita, noe] = (made.people ?? []).map(({ id }) => linkOf(made, id ?? ''));
  expect((await read(await open(rita ?? ''))).recipient).toBe('Rita');
  await change(made.id, { people: made.people?.slice(1) });
  expect([(await open(rita ?? '')).status, (await open(noe ?? '')).status]).toEqual([410, 200]);
  await say(noe ?? '', ANA, [{ talent: adult, pick: 'yes' }]);
  await change(made.id, { expires_at: new Date(Date.now() - 2 * DAY_MS).toISOString() });
  const late = await open(noe ?? '');
  expect([late.status, (await late.json()).errors]).toEqual([410, { link: ['expired'] }]);
  expect((await as('admin', 'DELETE', `packages/${made.id}`)).status).toBe(200);
  expect((await open(noe ?? '')).status).toBe(410);
  expect(await countRows(made.id)).toBe(0);
});

test('a closed package is read and not answered; a wrong link is 404, another talent 422', async () => {
  const made = await make();
  await change(made.id, { state: 'closed' });
  expect((await read(await open(linkOf(made)))).is_closed).toBe(true);
  expect((await say(linkOf(made), ANA, [{ talent: adult, pick: 'yes' }])).status).toBe(409);
  expect((await open(`${linkOf(made)}x`)).status).toBe(404);
  expect((await say(linkOf(await make()), ANA, [{ talent: 999_999, pick: 'yes' }])).status).toBe(422);
});

const picture = (link: string, id: number) => post('picture', { link, picture: id, size: 'web' });

test('a link gives the pictures of its package alone, and none that is taken down', async () => {
  const link = linkOf(await make());
  const answer = await picture(link, photo);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  await answer.arrayBuffer();
  const other = await uploadPicture('pacote-outra.jpg');
  for (const id of [digital, other.id]) expect((await picture(link, id)).status).toBe(404);
  const payload = await panel();
  const takenDown = (taken_down: boolean) =>
    payload.update({ collection: 'media', id: photo, data: { taken_down }, ...unpublished });
  await takenDown(true);
  expect((await picture(link, photo)).status).toBe(404);
  await takenDown(false);
});

test('no applicant gets into a package; an accepted one does', async () => {
  const payload = await panel();
  const applied = { reference: 'AFM-PACOTE', language: 'pt', status: 'new' } as const;
  const { id: application } = await payload.create({
    collection: 'applications',
    data: applied,
    draft: false,
    ...unpublished,
  });
  const { id: talent } = await makeTalent({
    name: 'Candidata',
    agency: GUARDIAN,
    external_id: draftKey(applied),
  });
  const body = JSON.stringify({ title: 'Com candidata', talents: [{ talent }] });
  const refused = await as('booker', 'POST', 'packages', { body });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining('ainda é candidatura'),
  ]);
  await as('booker', 'PATCH', `applications/${application}`, {
    body: JSON.stringify({ outcome: 'accepted' }),
  });
  const made = await make({ talents: [{ talent }] });
  expect((await read(await open(linkOf(made)))).talents[0]?.is_gone).toBe(false);
  // declined later, the package has her no longer
  await as('booker', 'PATCH', `applications/${application}`, {
    body: JSON.stringify({ outcome: 'declined' }),
  });
  expect((await read(await open(linkOf(made)))).talents).toMatchObject([
    { is_gone: true, name: '', pictures: [] },
  ]);
});

test('a talent in the trash is gone from every package, by name too', async () => {
  const payload = await panel();
  const { id } = await makeTalent({ name: 'Quem Saiu', gender: 'man', ...CLOSED_AGE });
  const made = await make({ talents: [{ talent: id }, { talent: adult }] });
  await changeTalent(id, { deletedAt: new Date().toISOString() });
  const answer = await open(linkOf(made));
  expect(await answer.clone().text()).not.toContain('Quem Saiu');
  expect((await read(answer)).talents.map(({ is_gone }) => is_gone)).toEqual([true, false]);
  await payload.delete({ collection: 'talents', id, trash: true, ...unpublished });
  expect((await read(await open(linkOf(made)))).talents).toHaveLength(1);
});

test('nobody is twice in a package, and without the site’s token nobody asks', async () => {
  const body = JSON.stringify({ title: 'Duas vezes', talents: [{ talent: adult }, { talent: adult }] });
  expect((await as('booker', 'POST', 'packages', { body })).status).toBe(400);
  const link = linkOf(await make());
  for (const path of ['open', 'answer', 'picture'])
    expect((await call('POST', `/panel/api/packages/${path}`, { body: { link } })).status).toBe(401);
});
