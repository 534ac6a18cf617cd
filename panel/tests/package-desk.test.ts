import { beforeAll, expect, test } from 'vitest';
import { deleteOldPackages } from '../erasure/sweep.ts';
import { packageMail } from '../inbox/mail/package.ts';
import { dueMails } from '../inbox/mail/queue.ts';
import { startMailWorker } from '../inbox/mail/worker.ts';
import { readLink } from '../packages/link.ts';
import { warningsOf } from '../packages/warnings.ts';
import { env } from '../platform/settings/env.ts';
import { quoteForm, sendForm, stored } from './forms.ts';
import { withMailOn } from './package-kit.ts';
import { call, makeTalent, panel, panelToken } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Staff and a package: from a quote, by mail, the answers, the end.
const SETTINGS = {
  AGENCY_NAME: 'AFM',
  AGENCY_EMAIL: 'agencia@example.com',
  PANEL_ORIGIN: 'http://panel.test',
};
const RITA = 'r'.repeat(22);

withMailOn();

let as: Staff;
let token: string;
let talents: number[];
beforeAll(async () => {
  as = await signInStaff('package-desk');
  token = await panelToken();
  const payload = await panel();
  // a worker that an earlier file left would send what is looked for in the queue
  startMailWorker(payload, { ...env(), SMTP_URL: undefined });
  const made = ['Zuleica', 'Aline'].map((name) =>
    makeTalent({ name, birthdate: '1995-05-05T12:00:00.000Z' }),
  );
  talents = (await Promise.all(made)).map(({ id }) => id);
});

async function askForQuote(email: string) {
  const models = [...talents, 999_999].map((id) => ({ id, name: `N${id}` }));
  return Number(
    (await stored(await sendForm('favorites/pt', { ...quoteForm(), email, models: JSON.stringify(models) })))
      .id,
  );
}
const json = async (answer: Response, status = 200) => {
  expect(answer.status, await answer.clone().text()).toBe(status);
  return answer.json();
};
const fromQuote = async (quote: number) =>
  (await json(await as('booker', 'POST', `quotes/${quote}/package`))).id as number;
const read = async (id: number) => json(await as('booker', 'GET', `packages/${id}?depth=0`));

test('a quote becomes a package with exactly its talents, once, and its sender a client, once', async () => {
  const email = 'diretora@example.com';
  const [quote, other] = [await askForQuote(email), await askForQuote(email)];
  const id = await fromQuote(quote);
  expect(await fromQuote(quote)).toBe(id);
  const made = await read(id);
  expect(made.talents.map(({ talent }: { talent: number }) => talent)).toEqual(talents);
  expect(made.people).toMatchObject([{ email }]);
  expect((await read(await fromQuote(other))).client).toBe(made.client);
  expect((await as('editor', 'POST', `quotes/${quote}/package`)).status).toBe(403);
});

test('a mail is queued once for a double click, without the link, which is made when it is sent', async () => {
  const payload = await panel();
  const id = await fromQuote(await askForQuote('convite@example.com'));
  const [person] = (await read(id)).people;
  for (const _ of [1, 2]) await json(await as('booker', 'POST', `packages/${id}/mail/${person.id}`));
  const due = (await dueMails(payload, Date.now(), 100_000)).filter(
    ({ kind, entry }) => kind === 'packages' && entry === id,
  );
  expect(due).toHaveLength(1);
  const [mail] = due;
  if (!mail) throw new Error('no mail');
  const message = await packageMail(payload, mail, SETTINGS);
  expect(message?.to).toBe('convite@example.com');
  const [, link = ''] = /\/selecao\/(\S+)/.exec(message?.text ?? '') ?? [];
  expect(readLink(link, env())).toEqual({ id, recipient: person.id, version: 1 });
  expect(JSON.stringify(due)).not.toContain(link);
  expect((await as('booker', 'POST', `packages/${id}/mail/${'0'.repeat(24)}`)).status).toBe(404);
  await json(await as('booker', 'POST', `packages/${id}/revoke`));
  expect(await packageMail(payload, mail, SETTINGS)).toBeNull();
  await answer(link, 410);
});

const answer = async (link: string, status = 200) =>
  json(
    await call('POST', '/panel/api/packages/answer', {
      token,
      body: {
        link,
        person: RITA,
        name: 'Rita',
        answers: [{ talent: talents[0], pick: 'yes', comment: 'Para a capa' }],
        is_sent: true,
      },
    }),
    status,
  );

test('staff read who answered what, and the agency gets one mail; editors read nothing', async () => {
  const payload = await panel();
  const id = await fromQuote(await askForQuote('tabela@example.com'));
  const [person] = (await read(id)).people;
  const mail = async () =>
    (await dueMails(payload, Date.now(), 100_000)).filter(
      ({ kind, entry }) => kind === 'packages' && entry === id,
    );
  await json(await as('booker', 'POST', `packages/${id}/mail/${person.id}`));
  const [invitation] = await mail();
  const message = invitation && (await packageMail(payload, invitation, SETTINGS));
  const [, link = ''] = /\/selecao\/(\S+)/.exec(message?.text ?? '') ?? [];
  for (const _ of [1, 2]) await answer(link);
  const { people } = await json(await as('booker', 'GET', `packages/${id}/answers`));
  expect(people).toMatchObject([
    {
      key: RITA,
      name: 'Rita',
      recipient: person.id,
      answers: [{ talent: talents[0], pick: 'yes', comment: 'Para a capa' }],
    },
  ]);
  const [notice, ...more] = (await mail()).filter(({ reader }) => reader.startsWith('of:'));
  expect(more).toEqual([]);
  const written = notice && (await packageMail(payload, notice, SETTINGS));
  expect(written?.text).toContain('1 sim, 0 talvez, 0 não');
  expect(written?.text).not.toContain('capa');
  for (const role of ['editor', 'nobody'] as const)
    expect([401, 403]).toContain((await as(role, 'GET', `packages/${id}/answers`)).status);
});

test('staff are warned by name: a minor without permit, on hold, sent to this client before', async () => {
  const payload = await panel();
  const { id: minor } = await makeTalent({
    name: 'Menina',
    birthdate: '2015-05-05T12:00:00.000Z',
  });
  const { client } = await read(await fromQuote(await askForQuote('avisos@example.com')));
  const [first = 0, second = 0] = talents;
  const composed = {
    id: 0,
    talents: [
      { talent: first, availability: 'on_hold' },
      { talent: second, availability: 'available' },
      { talent: minor, availability: null },
    ],
  };
  const of = async (client: number | null) =>
    (await warningsOf(payload, { ...composed, client }, Date.now())).map(({ name, warnings }) => [
      name,
      ...warnings,
    ]);
  expect(await of(null)).toEqual([
    ['Zuleica', 'draft', 'hold'],
    ['Aline', 'draft'],
    ['Menina', 'draft', 'minor', 'permit', 'guardian'],
  ]);
  expect(await of(client)).toEqual([
    ['Zuleica', 'draft', 'hold', 'sent'],
    ['Aline', 'draft', 'sent'],
    ['Menina', 'draft', 'minor', 'permit', 'guardian'],
  ]);
});

test('a package that ended twelve months ago goes, with its answers', async () => {
  const payload = await panel();
  const make = async (expires_at: string) =>
    (
      await payload.create({
        collection: 'packages',
        data: { title: 'Antiga', state: 'open', language: 'pt', downloads: 'none', expires_at },
      })
    ).id;
  const [old, young] = [await make('2019-12-31T12:00:00.000Z'), await make('2020-01-02T12:00:00.000Z')];
  expect(await deleteOldPackages(payload, Date.parse('2021-01-01T12:00:00Z'))).toBe(1);
  const left = await payload.find({ collection: 'packages', where: { id: { in: [old, young] } } });
  expect(left.docs.map(({ id }) => id)).toEqual([young]);
});
