import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageMail } from '../inbox/mail/package.ts';
import { dueMails } from '../inbox/mail/queue.ts';
import { startMailWorker } from '../inbox/mail/worker.ts';
import { ANYBODY, writeLink } from '../packages/link.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { env } from '../platform/settings/env.ts';
import { changePackage, makePackage, makeTalents } from './package-kit.ts';
import { call, makeTalent, panel, panelToken } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Staff use the answers of a package.
const SETTINGS = {
  AGENCY_NAME: 'AFM',
  AGENCY_EMAIL: 'agencia@example.com',
  PANEL_ORIGIN: 'http://panel.test',
};
const RITA = 's'.repeat(22);
const NAMES = ['Aurora', 'Brisa', 'Celeste'];

const MAIL_ON = { SMTP_URL: 'smtp://127.0.0.1:9', AGENCY_EMAIL: SETTINGS.AGENCY_EMAIL };
const { SMTP_URL, AGENCY_EMAIL } = env();
afterAll(() => {
  Object.assign(env(), { SMTP_URL, AGENCY_EMAIL });
});

let as: Staff;
let token: string;
let talents: number[];
beforeAll(async () => {
  as = await signInStaff('package-act');
  token = await panelToken();
  const payload = await panel();
  startMailWorker(payload, { ...env(), SMTP_URL: undefined });
  Object.assign(env(), MAIL_ON);
  talents = [];
  for (const name of NAMES) {
    const data = { name, gender: 'woman', status: 'draft', birthdate: '1995-05-05' } as const;
    const agency = { notes: 'Gosta de praia' };
    talents.push((await makeTalent({ ...data, agency })).id);
  }
});

const json = async (answer: Response, status = 200) => {
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
};

async function make(data: object = {}): Promise<Package> {
  const body = JSON.stringify({
    title: 'Verão',
    dates: '12 a 14 de março',
    people: [{ name: 'Rita', email: 'rita@cliente.example' }, { name: 'Sem endereço' }],
    talents: talents.map((talent) => ({ talent })),
    ...data,
  });
  return (await json(await as('booker', 'POST', 'packages?depth=0', { body }), 201)).doc;
}

async function say({ id, people }: Package, answers: object[], more: object = { is_sent: true }) {
  const link = writeLink({ id, recipient: people?.[0]?.id ?? ANYBODY, version: 1 }, env());
  const body = { link, person: RITA, name: 'Rita', answers, ...more };
  return json(await call('POST', '/panel/api/packages/answer', { token, body }));
}

const mailsOf = async ({ id }: Package, start: string) =>
  (await dueMails(await panel(), Date.now() + 600_000, 100_000)).filter(
    ({ kind, entry, reader }) => kind === 'packages' && entry === id && reader.startsWith(start),
  );
const hold = (id: number, talent: number | undefined, role: 'booker' | 'editor' = 'booker') =>
  as(role, 'POST', `packages/${id}/hold/${talent}`);

test('a yes is put on hold in one click: in the package, in the talent’s notes, and in one mail that thanks the others', async () => {
  const payload = await panel();
  const made = await make();
  const { data } = await say(made, [{ talent: talents[0], pick: 'yes' }]);
  expect(data.dates).toBe('12 a 14 de março');
  for (const _ of [1, 2]) await json(await hold(made.id, talents[0]));
  await json(await hold(made.id, talents[1]));
  const stored = await payload.findByID({ collection: 'packages', id: made.id, depth: 0 });
  expect(stored.talents?.map(({ availability }) => availability ?? null)).toEqual([
    'reserved',
    'reserved',
    null,
  ]);
  const talent = await payload.findByID({ collection: 'talents', id: talents[0] ?? 0, depth: 0 });
  expect(talent.agency?.notes?.split('\n')).toEqual([
    'Gosta de praia',
    expect.stringMatching(/^Em reserva: Verão · 12 a 14 de março \(\d\d\/\d\d\/\d{4}\)$/),
  ]);
  const [mail, ...more] = await mailsOf(made, 'next:');
  expect(more).toEqual([]);
  const message = mail && (await packageMail(payload, mail, SETTINGS));
  expect(message?.to).toBe('rita@cliente.example');
  expect(message?.text).toContain('em reserva para 12 a 14 de março: Aurora, Brisa.');
  expect(message?.text).toMatch(/Os outros talentos agradecem.*Celeste/);
  const acts = await payload.find({
    collection: 'audit-log',
    where: { and: [{ subject: { equals: 'packages' } }, { entry: { equals: made.id } }] },
  });
  expect(acts.docs.map(({ act }) => act)).toEqual(expect.arrayContaining(['create', 'send', 'save', 'sent']));
  expect((await hold(made.id, 999_999)).status).toBe(404);
  expect((await hold(made.id, talents[0], 'editor')).status).toBe(403);
});

test('a hold is taken back where it was made: line and note go, other notes stay, the mail names who still is', async () => {
  const payload = await panel();
  const made = await make({ title: 'Outono' });
  await say(made, [{ talent: talents[2], pick: 'yes' }]);
  for (const talent of [talents[1], talents[2]]) await json(await hold(made.id, talent));
  const release = (talent: number | undefined, role: 'booker' | 'editor' = 'booker') =>
    as(role, 'POST', `packages/${made.id}/release/${talent}`);
  for (const _ of [1, 2]) await json(await release(talents[2]));
  const stored = await payload.findByID({ collection: 'packages', id: made.id, depth: 0 });
  expect(stored.talents?.map(({ availability }) => availability ?? null)).toEqual([null, 'reserved', null]);
  const notesOf = async (id: number | undefined) =>
    (await payload.findByID({ collection: 'talents', id: id ?? 0, depth: 0 })).agency?.notes ?? '';
  expect(await notesOf(talents[2])).toBe('Gosta de praia');
  expect(await notesOf(talents[1])).toContain('Em reserva: Outono');
  const [mail] = await mailsOf(made, 'next:');
  const written = mail && (await packageMail(payload, mail, SETTINGS));
  expect(written?.text).toContain('12 a 14 de março: Brisa.');
  expect((await release(talents[2], 'editor')).status).toBe(403);
  expect((await release(999_999)).status).toBe(404);
});

test('while mail is off nobody is told of a hold, and no mail waits to tell them later', async () => {
  const made = await make();
  await say(made, [{ talent: talents[0], pick: 'yes' }]);
  expect((await json(await as('booker', 'GET', `packages/${made.id}/hold/${talents[0]}`))).told).toEqual([
    'Rita',
  ]);
  Object.assign(env(), { SMTP_URL: undefined });
  expect((await json(await as('booker', 'GET', `packages/${made.id}/hold/${talents[0]}`))).told).toEqual([]);
  expect((await json(await hold(made.id, talents[0]))).told).toEqual([]);
  expect(await mailsOf(made, 'next:')).toEqual([]);
  Object.assign(env(), MAIL_ON);
});

test('a package that goes to another client promises nobody of those on hold to them', async () => {
  const payload = await panel();
  const company = async (name: string) =>
    (await payload.create({ collection: 'clients', data: { company: name, country: 'BR' } })).id;
  const [one, two] = [await company('Casa Rosa'), await company('Casa Cinza')];
  const held = async (from: number | null, data: (stored: Package) => object) => {
    const made = await make({ client: from });
    await say(made, [{ talent: talents[0], pick: 'yes' }]);
    await json(await hold(made.id, talents[0]));
    const stored = await payload.findByID({ collection: 'packages', id: made.id, depth: 0 });
    const body = JSON.stringify(data(stored));
    const { doc } = await json(await as('booker', 'PATCH', `packages/${made.id}?depth=0`, { body }));
    return doc.talents[0].availability;
  };
  expect(await held(one, () => ({ client: two }))).toBe('on_hold');
  // a form sends its lines along, and may set the client free
  expect(await held(one, ({ talents: lines }) => ({ client: two, talents: lines }))).toBe('on_hold');
  expect(await held(one, () => ({ client: null }))).toBe('on_hold');
  // nobody was named before: another person may be meant
  expect(await held(null, () => ({ client: one }))).toBe('on_hold');
  expect(await held(one, () => ({ client: one, title: 'Outono' }))).toBe('reserved');
});

test('a hold for this client is told apart from one for somebody else, in another package of the client too', async () => {
  const payload = await panel();
  const client = await payload.create({
    collection: 'clients',
    data: { company: 'Casa Azul', country: 'BR' },
  });
  const other = await payload.create({
    collection: 'clients',
    data: { company: 'Casa Verde', country: 'BR' },
  });
  const seen = async (made: Package) =>
    (await say(made, [], {})).data.talents.map(
      ({ availability, is_reserved }: { availability: string | null; is_reserved: boolean }) => [
        availability,
        is_reserved,
      ],
    );
  const onHold = (talent: number | undefined) => ({ talent, availability: 'on_hold' });
  const lines = { talents: [onHold(talents[0]), onHold(talents[1]), { talent: talents[2] }] };
  const first = await make({ client: client.id });
  await say(first, [{ talent: talents[0], pick: 'yes' }]);
  await json(await hold(first.id, talents[0]));
  expect((await seen(first)).slice(0, 2)).toEqual([
    ['on_hold', true],
    [null, false],
  ]);
  expect(await seen(await make({ client: client.id, ...lines }))).toEqual([
    ['on_hold', true],
    ['on_hold', false],
    [null, false],
  ]);
  for (const someone of [{ client: other.id }, {}])
    expect(await seen(await make({ ...someone, ...lines }))).toEqual([
      ['on_hold', false],
      ['on_hold', false],
      [null, false],
    ]);
});

test('sent answers are one entry with a reference among the messages, new again when they change', async () => {
  const payload = await panel();
  const made = await make();
  const entries = async () =>
    (
      await payload.find({
        collection: 'messages',
        where: { origin: { equals: `package ${made.id} ${RITA}` } },
      })
    ).docs;
  await say(made, [{ talent: talents[0], pick: 'yes', comment: 'Segredo' }], {});
  expect(await entries()).toEqual([]);
  for (const _ of [1, 2]) await say(made, [{ talent: talents[1], pick: 'no' }]);
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    ...{ name: 'Rita', email: 'rita@cliente.example', status: 'new' },
    message: 'Respondeu ao pacote “Verão”.\nSim: Aurora\nNão: Brisa\nComentários, no pacote: 1',
  });
  expect(entry?.reference).toMatch(/^\w+-\w{5}$/);
  await json(
    await as('booker', 'PATCH', `messages/${entry?.id}`, { body: JSON.stringify({ status: 'answered' }) }),
  );
  await say(made, [{ talent: talents[1], pick: 'no' }]);
  expect((await entries())[0]?.status).toBe('answered');
  for (const changed of [{ pick: 'maybe' }, { pick: 'maybe', comment: 'Só na capa' }]) {
    await payload.update({ collection: 'messages', id: entry?.id ?? 0, data: { status: 'answered' } });
    await say(made, [{ talent: talents[1], ...changed }]);
    expect((await entries())[0]).toMatchObject({ status: 'new', reference: entry?.reference });
  }
});

test('whoever made the package gets the mail about its answers, while they answer clients', async () => {
  const payload = await panel();
  const made = await make();
  await say(made, [{ talent: talents[0], pick: 'yes' }]);
  const [mail] = await mailsOf(made, 'of:');
  if (!mail || !made.made_by) throw new Error('no mail');
  const booker = await payload.findByID({ collection: 'users', id: made.made_by });
  expect((await packageMail(payload, mail, SETTINGS))?.to).toBe(booker.email);
  await payload.db.updateOne({ collection: 'users', id: made.made_by, data: { role: 'editor' } });
  expect((await packageMail(payload, mail, SETTINGS))?.to).toBe(SETTINGS.AGENCY_EMAIL);
  await payload.db.updateOne({ collection: 'users', id: made.made_by, data: { role: 'booker' } });
});

test('staff read what was sent and what was changed since apart; sheet and mail say what was sent', async () => {
  const payload = await panel();
  const made = await make();
  await say(made, [{ talent: talents[0], pick: 'yes', comment: 'Para a capa' }]);
  await say(made, [{ talent: talents[0], pick: 'no', comment: 'Rascunho' }], {});
  const { people } = await json(await as('booker', 'GET', `packages/${made.id}/answers`));
  expect(people).toMatchObject([
    {
      sent: [{ talent: talents[0], pick: 'yes', comment: 'Para a capa' }],
      answers: [{ talent: talents[0], pick: 'no', comment: 'Rascunho' }],
      unsent: [talents[0]],
    },
  ]);
  const sheet = await (await as('booker', 'GET', `packages/${made.id}/answers.csv`)).text();
  expect([sheet.includes('"Sim";"Para a capa"'), sheet.includes('Rascunho')]).toEqual([true, false]);
  const [mail] = await mailsOf(made, 'of:');
  const written = mail && (await packageMail(payload, mail, SETTINGS));
  expect(written?.text).toContain('1 sim, 0 talvez, 0 não');
});

test('who has sent nothing is in no sheet', async () => {
  const made = await make();
  await say(made, [{ talent: talents[0], pick: 'yes', comment: 'Rascunho' }], {});
  const sheet = await (await as('booker', 'GET', `packages/${made.id}/answers.csv`)).text();
  expect(sheet.trim().split('\r\n')).toHaveLength(1);
});

test('answers as a sheet: a line for each, formulas harmless, for bookers alone', async () => {
  const made = await make();
  await say(made, [{ talent: talents[0], pick: 'yes', comment: '=1+1; "capa"' }]);
  const answer = await as('booker', 'GET', `packages/${made.id}/answers.csv`);
  const [heading, first, ...rest] = (await answer.text()).trim().split('\r\n');
  expect(heading).toContain('"Talento";"Pessoa";"Resposta";"Comentário"');
  expect(first).toContain(`"Aurora";"Rita";"Sim";"'=1+1; ""capa"""`);
  expect(rest).toEqual([]);
  expect((await as('editor', 'GET', `packages/${made.id}/answers.csv`)).status).toBe(403);
});

test('after a save the links are those of everybody in it now, for those who send them', async () => {
  const [talent = 0] = await makeTalents('Com Link');
  const made = await makePackage([talent], { people: [{ name: 'Joana', email: 'joana@cliente.example' }] });
  const names = async () => {
    const answer = await as('booker', 'GET', `packages/${made.id}/links`);
    const { links } = await answer.json();
    return links.map(({ name, address }: { name: string; address: string }) => [
      name,
      /\/selecao\/./.test(address),
    ]);
  };
  expect(await names()).toEqual([
    ['Joana', true],
    ['', true],
  ]);
  await changePackage(made.id, { people: [...(made.people ?? []), { name: 'Rui' }] });
  expect((await names()).map(([name]: string[]) => name)).toEqual(['Joana', 'Rui', '']);
  await changePackage(made.id, { state: 'revoked' });
  expect(await names()).toEqual([]);
  expect((await as('editor', 'GET', `packages/${made.id}/links`)).status).toBe(403);
});
