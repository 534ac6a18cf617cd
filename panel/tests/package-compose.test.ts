import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-limits';
import { beforeAll, expect, test } from 'vitest';
import { draftKey } from '../inbox/talent/make.ts';
import { ANYBODY, writeLink } from '../packages/link.ts';
import { localDay } from '../platform/reference/agency-time.ts';
import { DAY_MS } from '../platform/reference/day.ts';
import { env } from '../platform/settings/env.ts';
import { GUARDIAN } from './package-kit.ts';
import { call, makeTalent, panel, panelToken, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Packages of a list of talents, and of another package.
const MARK = 'Compor';

let as: Staff;
let talents: number[];
beforeAll(async () => {
  as = await signInStaff('package-compose');
  const create = (name: string, height: string) =>
    makeTalent({
      name: `${MARK} ${name}`,
      height,
      birthdate: '1995-05-05',
    });
  talents = [];
  for (const [name, height] of [
    ['Ana', '170'],
    ['Bia', '181'],
    ['Cíntia', '176'],
  ] as const)
    talents.push((await create(name, height)).id);
});

const json = async (answer: Response, status = 200) => {
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
};
const read = async (id: number) => json(await as('booker', 'GET', `packages/${id}?depth=0`));
const ofList = async (query: string) => json(await as('booker', 'POST', `packages/of-list?${query}`));
const talentsOf = ({ talents }: { talents: { talent: number }[] }) => talents.map(({ talent }) => talent);

test('a list becomes a package by its search, its ranges of measures and its order', async () => {
  const { id, address } = await ofList(
    `search=${MARK}&where[figures.height][greater_than_equal]=175&sort=-name`,
  );
  expect(address).toBe(`/admin/collections/packages/${id}`);
  expect(talentsOf(await read(id))).toEqual([talents[2], talents[1]]);
  const marked = await ofList(`where[id][in]=${talents[1]},${talents[0]}`);
  expect(talentsOf(await read(marked.id)).sort()).toEqual([talents[0], talents[1]].sort());
  expect((await as('editor', 'POST', `packages/of-list?search=${MARK}`)).status).toBe(403);
});

test('an applicant of the list stays out, and a list without anybody else is refused', async () => {
  const payload = await panel();
  const applied = { reference: 'AFM-COMPOR', language: 'pt', status: 'new' } as const;
  await payload.create({ collection: 'applications', data: applied, draft: false, ...unpublished });
  const { id: applicant } = await makeTalent({
    name: 'Quer Entrar',
    external_id: draftKey(applied),
  });
  const { id } = await ofList(`where[id][in]=${applicant},${talents[0]}`);
  expect(talentsOf(await read(id))).toEqual([talents[0]]);
  for (const query of [`where[id][in]=${applicant}`, 'search=ninguem-tem-este-nome'])
    expect((await as('booker', 'POST', `packages/of-list?${query}`)).status).toBe(400);
});

test('a list of more talents than a package has is refused, with the number', async () => {
  for (let made = 0; made <= PACKAGE_MAX_TALENTS; made += 1)
    await makeTalent({ name: `Multidão ${made}`, gender: 'man' });
  const refused = await as('booker', 'POST', 'packages/of-list?search=Multid');
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining(String(PACKAGE_MAX_TALENTS)),
  ]);
});

test('a copy has its own title, the talents with notes, and new links: of the client what staff keep', async () => {
  const lines = talents.map((talent) => ({ talent, note: `Nota ${talent}` }));
  const client = await (await panel()).create({
    collection: 'clients',
    data: { company: 'Casa', country: 'BR' },
  });
  const body = JSON.stringify({
    title: 'Original',
    ...{
      talents: lines,
      max_picks: 2,
      shows_answers: true,
      people: [{ name: 'Rita' }],
      ...{ client: client.id, message: 'Olá', dates: 'Em março' },
      expires_at: '2027-06-01T12:00:00.000Z',
    },
  });
  const { doc: first } = await json(await as('booker', 'POST', 'packages?depth=0', { body }), 201);
  const link = writeLink({ id: first.id, recipient: ANYBODY, version: 1 }, env());
  const answers = [{ talent: talents[0], pick: 'yes' }];
  await json(
    await call('POST', '/panel/api/packages/answer', {
      token: await panelToken(),
      body: { link, person: 'd'.repeat(22), name: 'Rita', answers },
    }),
  );
  await json(await as('booker', 'POST', `packages/${first.id}/revoke`));
  expect((await as('booker', 'POST', `packages/${first.id}/duplicate`)).status).not.toBe(200);
  const copy = (data: object, role: 'booker' | 'editor' = 'booker') =>
    as(role, 'POST', `packages/${first.id}/copy`, { body: JSON.stringify(data) });
  const made = await read((await json(await copy({ title: ' Verão 2 ', keeps: [] }), 201)).id);
  const anew = { state: 'open', version: 1, people: [], shows_answers: false };
  expect(made).toMatchObject({ title: 'Verão 2', max_picks: 2, ...anew, talents: lines });
  expect([made.client ?? null, made.message ?? null, made.dates ?? null]).toEqual([null, null, null]);
  expect(made.expires_at).not.toBe(first.expires_at);
  expect((await json(await as('booker', 'GET', `packages/${made.id}/answers`))).people).toEqual([]);
  const keeps = ['client', 'people', 'message'];
  const whole = await read((await json(await copy({ title: 'Verão 3', keeps }), 201)).id);
  expect(whole).toMatchObject({ message: 'Olá', dates: 'Em março', people: [{ name: 'Rita' }] });
  expect(whole.client).toBe(first.client);
  expect(whole.people?.[0]?.id).not.toBe(first.people[0].id);
  for (const data of [
    { title: ' ', keeps: [] },
    { keeps: [] },
    { title: 'X' },
    { title: 'X', keeps: ['passcode'] },
  ])
    expect((await copy(data)).status).toBe(400);
  expect((await copy({ title: 'X', keeps: [] }, 'editor')).status).toBe(403);
});

test('a minor who joins brings the end forward to seven days; an end that staff set with it stays', async () => {
  const today = Date.parse(`${localDay(Date.now())}T12:00:00Z`);
  const daysLeft = ({ expires_at }: { expires_at: string }) => (Date.parse(expires_at) - today) / DAY_MS;
  const minor = await makeTalent({
    name: `${MARK} Nina`,
    birthdate: '2012-05-05',
    agency: GUARDIAN,
  });
  const lines = [{ talent: talents[0] }];
  const withMinor = [...lines, { talent: minor.id }];
  const make = async () => {
    const body = JSON.stringify({ title: 'Com menor', talents: lines });
    return (await json(await as('booker', 'POST', 'packages?depth=0', { body }), 201)).doc;
  };
  const save = async (id: number, data: object) =>
    (await json(await as('booker', 'PATCH', `packages/${id}?depth=0`, { body: JSON.stringify(data) }))).doc;
  const first = await make();
  expect(daysLeft(first)).toBe(14);
  const joined = await save(first.id, { talents: withMinor, expires_at: first.expires_at });
  expect(daysLeft(joined)).toBe(7);
  // a day as the form sends it: its noon of UTC, whatever the hour in the agency is
  const later = new Date(today + 30 * DAY_MS).toISOString();
  expect(daysLeft(await save(first.id, { talents: withMinor, expires_at: later }))).toBe(30);
  const second = await make();
  expect(daysLeft(await save(second.id, { talents: withMinor, expires_at: later }))).toBe(30);
});
