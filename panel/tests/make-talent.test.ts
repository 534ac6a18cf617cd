import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { files } from '../platform/files/files.ts';
import { filesOfMedium } from '../publishing/takedown/media-of.ts';
import { applicationForm, picture, sendForm, stored } from './forms.ts';
import { startMedia } from './media-server.ts';
import { call, integrationToken, panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
const made = z.object({ id: z.number(), address: z.string() });
const GUARDIAN = {
  guardian_name: 'Vera Canario',
  guardian_email: 'vera@canario.test',
  guardian_phone: '+5548999990001',
};

beforeAll(async () => {
  as = await signInStaff('make-talent');
});

async function apply(change = {}): Promise<number> {
  const form = { ...(await applicationForm()), ...change };
  return Number((await stored(await sendForm('get-scouted/pt', form))).id);
}

const click = (application: number) => as('booker', 'POST', `applications/${application}/talent`);
const make = async (application: number) => made.parse(await (await click(application)).json());

const talent = async (id: number) => (await panel()).findByID({ collection: 'talents', id, depth: 1 });

test('clicks at once and later lead to one draft, with what the application says', async () => {
  const application = await apply();
  const answers = await Promise.all([click(application), click(application), click(application)]);
  const { id, address } = await make(application);
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  for (const answer of done) expect(await answer.json()).toMatchObject({ id });
  for (const { status, headers } of answers.filter((answer) => !done.includes(answer)))
    expect([status, headers.get('Retry-After')]).toEqual([503, '2']);
  expect(address).toBe(`/admin/collections/talents/${id}`);
  const entry = await (await panel()).findByID({ collection: 'applications', id: application });
  expect(entry.talent).toBe(id);
  const same = { external_id: { equals: `application ${entry.reference}` } };
  expect((await (await panel()).count({ collection: 'talents', where: same })).totalDocs).toBe(1);
  const { name, status, gender, birthdate, agency, saved_by, snap } = await talent(id);
  expect({ name, status, gender, birthdate, saved_by }).toEqual({
    name: entry.name,
    status: 'draft',
    gender: entry.gender_id,
    birthdate: entry.birthdate,
    saved_by: 'booker',
  });
  expect(agency).toMatchObject({ real_name: entry.realname, email: entry.email, phone: entry.phone });
  expect(snap?.length).toBe(4);
});

test('two applications become two talents at the same moment', async () => {
  const [one, two] = [await apply(), await apply({ name: 'Outra Pessoa', email: 'outra@exemplo.test' })];
  const answers = await Promise.all([click(one), click(two)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('an open form that is saved later does not forget the talent', async () => {
  const application = await apply();
  const { id } = await make(application);
  const body = JSON.stringify({ talent: null, notes: 'x' });
  expect((await as('booker', 'PATCH', `applications/${application}`, { body })).status).toBe(200);
  expect((await make(application)).id).toBe(id);
  expect((await (await panel()).findByID({ collection: 'applications', id: application })).talent).toBe(id);
});

test('no photo of the draft has an address for the public, until she is published', async () => {
  const { id } = await make(await apply());
  const { get, stop } = await startMedia(files());
  const statuses = async () => {
    const pictures = (await talent(id)).snap ?? [];
    const names = pictures.flatMap((medium) => (typeof medium === 'object' ? filesOfMedium(medium) : []));
    const answers = await Promise.all(names.map((name) => get(name)));
    expect(answers.length).toBeGreaterThanOrEqual(4);
    return [...new Set(answers.map(({ status }) => status))];
  };
  try {
    expect(await statuses()).toEqual([410]);
    await (await panel()).update({ collection: 'talents', id, data: { status: 'published' } });
    expect(await statuses()).toEqual([200]);
  } finally {
    stop();
  }
});

test('a picture that waits for its talent is not for the public either', async () => {
  const data = Buffer.from(await picture({ seed: 77 }));
  const file = { data, name: 'espera.jpg', mimetype: 'image/jpeg', size: data.length };
  const medium = await (await panel()).create({ collection: 'media', data: {}, file });
  const { get, stop } = await startMedia(files());
  expect((await get(medium.filename ?? '')).status).toBe(410);
  stop();
});

test('a minor: the guardian is kept for the agency, no answer of the contract says it, each opened photo is noted', async () => {
  const birthdate = `${new Date().getFullYear() - 15}-01-02`;
  const consent = JSON.stringify({ version: '1', accepted_at: new Date().toISOString(), language: 'pt' });
  const application = await apply({ ...GUARDIAN, birthdate, consent });
  const { id } = await make(application);
  expect((await talent(id)).agency).toMatchObject(GUARDIAN);
  const views = { application: { equals: application } };
  expect((await (await panel()).count({ collection: 'photo-views', where: views })).totalDocs).toBe(4);
  await (await panel()).update({ collection: 'talents', id, data: { status: 'published' } });
  const token = await integrationToken();
  const answer = await call('GET', `/integration/api/talent/profile?id=${id}&language=pt`, { token });
  expect(answer.status).toBe(200);
  expect((await answer.text()).toLowerCase()).not.toMatch(/canario|48999990001/);
});
