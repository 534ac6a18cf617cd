import { beforeAll, expect, test } from 'vitest';
import { readUnguarded } from '../boot/dashboard/read-catalogue.ts';
import { NEXT_STEP, packageMail } from '../inbox/mail/package.ts';
import { GRAVE } from '../packages/warning-texts.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { runWorker } from '../publishing/queue/worker.ts';
import {
  changePackage,
  GUARDIAN,
  linkOf,
  makePackage,
  open,
  post,
  read,
  readWarnings,
} from './package-kit.ts';
import { panel, unpublished } from './panel.ts';
import { aimAt, SiteCopy } from './site-instances.ts';
import { type Staff, signInStaff } from './staff.ts';
import { trashOf } from './trash-kit.ts';
import { uploadPicture } from './upload-picture.ts';

// Minor × what is missing × way of showing: one rule (platform/reference/minors.ts) decides all of them.
const { guardian_name, guardian_phone } = GUARDIAN;
const [MINOR, ADULT] = ['2012-05-05', '1990-05-05'];
type Person = { birthdate: string | null; agency: Record<string, string | null> };
const NOBODY = { guardian_name: null, guardian_phone: null, guardian_email: null };

/** Whether each may be shown on the site, and to a client. */
const PEOPLE: Record<string, Person & { site: boolean; client: boolean }> = {
  'an adult': { birthdate: ADULT, agency: NOBODY, site: true, client: true },
  'name and phone': { birthdate: MINOR, agency: { ...NOBODY, ...GUARDIAN }, site: true, client: true },
  'name and e-mail': {
    ...{ birthdate: MINOR, site: true, client: true },
    agency: { ...NOBODY, guardian_name, guardian_email: 'rosa@example.com' },
  },
  'no name': { birthdate: MINOR, agency: { ...NOBODY, guardian_phone }, site: false, client: false },
  'no contact': { birthdate: MINOR, agency: { ...NOBODY, guardian_name }, site: false, client: false },
  nobody: { birthdate: MINOR, agency: NOBODY, site: false, client: false },
  blanks: {
    birthdate: MINOR,
    agency: { ...NOBODY, guardian_name: ' ', guardian_email: ' ' },
    site: false,
    client: false,
  },
  'a dash and a character that nobody sees': {
    birthdate: MINOR,
    agency: { ...NOBODY, guardian_name: '\u200b', guardian_phone: '-' },
    site: false,
    client: false,
  },
  'a dash for a name': {
    birthdate: MINOR,
    agency: { ...NOBODY, guardian_name: '-', guardian_phone },
    site: false,
    client: false,
  },
  'a dash for a phone': {
    birthdate: MINOR,
    agency: { ...NOBODY, guardian_name, guardian_phone: ' - ' },
    site: false,
    client: false,
  },
  'no birthdate, a guardian': {
    birthdate: null,
    agency: { ...NOBODY, ...GUARDIAN },
    site: true,
    client: true,
  },
  'no birthdate, nobody': { birthdate: null, agency: NOBODY, site: true, client: false },
};
type Outcome = 'shown' | 'refused' | 'draft' | 'hidden';

let as: Staff;
let photo: number;
beforeAll(async () => {
  as = await signInStaff('minors');
  ({ id: photo } = await uploadPicture('menores.jpg', '#246'));
});

const body = (data: object) => ({ body: JSON.stringify(data) });
const LOOK = { gender: 'woman', status: 'draft' } as const;
const talentOf = async (id: number) =>
  (await panel()).findByID({ collection: 'talents', id, depth: 0, trash: true });
const change = async (id: number, data: object) =>
  (await panel()).update({ collection: 'talents', id, data, depth: 0, trash: true, ...unpublished });
let count = 0;
/** A talent as stored, past the rule: before it was one for all, or by a birthday of the law. */
async function make(data: object): Promise<number> {
  count += 1;
  const name = `Mirim ${count}`;
  const made = await (await panel()).create({
    collection: 'talents',
    data: { name, ...LOOK, book: [photo], ...data },
    depth: 0,
    ...unpublished,
  });
  return made.id;
}
/** Words of a refusal that name the field or the person; anything else is a fault. */
async function refusedOr(answer: Response, outcome: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  const words = await answer.clone().text();
  if (answer.ok) return outcome();
  expect([400, 409], words).toContain(answer.status);
  expect(words).toMatch(/respons[áa]vel/i);
  return 'refused';
}
const onSite = async (id: number): Promise<Outcome> => {
  const { status, deletedAt } = await talentOf(id);
  return status === 'published' && !deletedAt ? 'shown' : 'draft';
};
const COMPLETE = { birthdate: MINOR, agency: { ...NOBODY, ...GUARDIAN } };

/** Brings a sheet's row over a talent; an empty cell changes nothing, so what is missing is taken away before. */
async function importOver(id: number, { birthdate, agency }: Person): Promise<Response> {
  const before = await talentOf(id);
  // an adult loses the guardian, and only the row's birthdate makes a minor of her
  await change(id, { birthdate: birthdate ? ADULT : null, agency });
  const { updatedAt } = await talentOf(id);
  const cells = { name: before.name, panel_id: String(id), eyes: 'azuis', ...(birthdate && { birthdate }) };
  const fields = birthdate ? ['birthdate', 'eyes'] : ['eyes'];
  const { id: roster } = await (await as('editor', 'POST', 'roster', body({}))).json();
  const row = { line: 2, cells, update: { talent: id, updatedAt, fields } };
  return as('editor', 'POST', `roster/${roster}/row`, body(row));
}

type SiteWay = (person: Person) => Promise<Outcome>;
const SITE: Record<string, [failed: Outcome, way: SiteWay]> = {
  'created as published': [
    'refused',
    async (person) => {
      const data = { name: 'Mirim', ...LOOK, ...person, status: 'published' };
      return refusedOr(await as('editor', 'POST', 'talents', body(data)), () => 'shown');
    },
  ],
  'a draft that is published': [
    'refused',
    async (person) => {
      const id = await make(person);
      const answer = await as('editor', 'PATCH', `talents/${id}`, body({ status: 'published' }));
      return refusedOr(answer, () => onSite(id));
    },
  ],
  'published for a later day': [
    'refused',
    async (person) => {
      const id = await make(person);
      const data = { status: 'published', publish_at: '2099-01-01T12:00:00.000Z' };
      return refusedOr(await as('manager', 'PATCH', `talents/${id}`, body(data)), () => onSite(id));
    },
  ],
  'several published at once': [
    'refused',
    async (person) => {
      const id = await make(person);
      const data = { ids: [id], count: 1, fields: { status: 'published' } };
      return refusedOr(await as('editor', 'POST', 'talents/update-selected', body(data)), () => onSite(id));
    },
  ],
  'published, and changed so': [
    'refused',
    async (person) => {
      const id = await make({ ...COMPLETE, status: 'published' });
      return refusedOr(await as('editor', 'PATCH', `talents/${id}`, body(person)), () => onSite(id));
    },
  ],
  'an older version of somebody published': [
    'draft',
    async (person) => {
      const id = await make(person);
      await as('editor', 'PATCH', `talents/${id}`, body({ ...COMPLETE, status: 'published' }));
      const where = { parent: { equals: id } };
      const { docs } = await (await panel()).findVersions({
        collection: 'talents',
        where,
        sort: 'updatedAt',
      });
      return refusedOr(await as('editor', 'POST', `talents/versions/${docs[0]?.id}`), () => onSite(id));
    },
  ],
  'a row of a sheet about somebody published': [
    'draft',
    async (person) => {
      const id = await make({ ...COMPLETE, status: 'published' });
      const answer = await importOver(id, person);
      return refusedOr(answer, () => onSite(id));
    },
  ],
  'restored from the trash': [
    'draft',
    async (person) => {
      const id = await make({ ...person, status: 'published', deletedAt: new Date().toISOString() });
      return refusedOr(await trashOf(as).restore('editor', 'talents', id), () => onSite(id));
    },
  ],
};

test.each(Object.entries(SITE))(
  'on the site, %s: a minor who lacks something is not',
  async (_, [failed, way]) => {
    const found: Record<string, Outcome> = {};
    for (const [who, { birthdate, agency }] of Object.entries(PEOPLE))
      found[who] = await way({ birthdate, agency });
    const expected = Object.entries(PEOPLE).map(([who, { site }]) => [who, site ? 'shown' : failed]);
    expect(found).toEqual(Object.fromEntries(expected));
  },
);

/** The staff's acts on a published person, each by the call of its button. */
const ACTS: Record<string, (id: number) => Promise<Response>> = {
  'taken down': async (id) => {
    const site = new SiteCopy();
    await site.start();
    const stop = runWorker(await panel(), aimAt(site));
    const answer = await as('editor', 'POST', `talents/${id}/take-down`);
    stop();
    await site.stop();
    return answer;
  },
  'unpublished in the form': (id) => as('editor', 'PATCH', `talents/${id}`, body({ status: 'draft' })),
  'several unpublished': (id) =>
    as(
      'editor',
      'POST',
      'talents/update-selected',
      body({ ids: [id], count: 1, fields: { status: 'draft' } }),
    ),
  'several to the trash': (id) =>
    as(
      'editor',
      'POST',
      'talents/update-selected',
      body({ ids: [id], count: 1, fields: { deletedAt: new Date().toISOString() } }),
    ),
  'one to the trash': (id) => trashOf(as).move('editor', 'talents', id),
  restored: async (id) => {
    await trashOf(as).move('editor', 'talents', id);
    return trashOf(as).restore('editor', 'talents', id);
  },
  'an older version': async (id) => {
    await as('editor', 'PATCH', `talents/${id}`, body({ height: '1,70' }));
    const { docs } = await (await panel()).findVersions({
      collection: 'talents',
      where: { parent: { equals: id } },
      sort: 'updatedAt',
    });
    return as('editor', 'POST', `talents/versions/${docs[0]?.id}`);
  },
};
const noticeOf = (answer: Response): string => decodeURIComponent(answer.headers.get('X-Minors') ?? '');

test.each(Object.entries(ACTS))(
  '%s: a minor is named in what is said after it, an adult not',
  async (_, act) => {
    for (const who of ['an adult', 'nobody', 'no birthdate, nobody'] as const) {
      const { birthdate = null, agency = NOBODY } = PEOPLE[who] ?? {};
      const id = await make({ birthdate, agency, status: 'published' });
      const { name } = await talentOf(id);
      const answer = await act(id);
      expect(answer.ok, who).toBe(true);
      const said = noticeOf(answer);
      if (who === 'an adult') expect(said, who).toBe('');
      else expect(said, who).toContain(name);
    }
  },
);

test('restoring several says who comes back as a draft, and who are minors, of any number of them', async () => {
  const all = await Promise.all(
    Object.values(PEOPLE).map(({ birthdate, agency }) =>
      make({ birthdate, agency, status: 'published', deletedAt: new Date().toISOString() }),
    ),
  );
  const names = await Promise.all(all.map(async (id) => (await talentOf(id)).name));
  const query = `trash=true&${all.map((id, at) => `where[id][in][${at}]=${id}`).join('&')}`;
  const answer = await as('editor', 'PATCH', `talents?${query}`, body({ deletedAt: null }));
  const [drafts = '', others = ''] = noticeOf(answer).split('\n');
  const isSite = Object.values(PEOPLE).map(({ site }) => site);
  for (const [at, name] of names.entries()) {
    expect(drafts.includes(`${name} (`), name).toBe(!isSite[at]);
    expect(new RegExp(`${name}\\b`).test(others), name).toBe(isSite[at] === true && at > 0);
  }
  expect(drafts).toMatch(/rascunho/);
  const many = Array.from({ length: 20 }, (_, at) => at);
  const made: number[] = [];
  for (const _ of many) made.push(await make({ ...COMPLETE, status: 'published' }));
  const fields = { ids: made, count: 20, fields: { status: 'draft' } };
  const long = noticeOf(await as('editor', 'POST', 'talents/update-selected', body(fields)));
  expect(long).toMatch(/e mais 8/);
});

test('a row of a sheet says who is a minor, and who became a draft, and undoing brings both back', async () => {
  const id = await make({ ...COMPLETE, status: 'published' });
  const { name } = await talentOf(id);
  const answer = await importOver(id, { birthdate: MINOR, agency: NOBODY });
  const said = await answer.json();
  expect(said).toMatchObject({ state: 'updated', isDraft: true });
  expect(said.minor).toMatch(new RegExp(`^${name} \\(falta`));
  const imports = await (await panel()).find({ collection: 'roster-imports', sort: '-id', limit: 1 });
  await as('editor', 'POST', `roster/${imports.docs[0]?.id}/undo`, body({}));
  expect(await talentOf(id)).toMatchObject({
    status: 'published',
    birthdate: expect.stringContaining(ADULT),
  });
});

test('a duplicate is a draft, whoever it is of', async () => {
  for (const { birthdate, agency } of Object.values(PEOPLE)) {
    const id = await make({ birthdate, agency, status: 'published' });
    const answer = await as('editor', 'POST', `talents/${id}/duplicate`);
    expect((await answer.json()).doc).toMatchObject({ status: 'draft', name: expect.any(String) });
  }
});

test('who was published without a guardian may still be edited', async () => {
  const id = await make({ birthdate: MINOR, status: 'published' });
  expect((await as('editor', 'PATCH', `talents/${id}`, body({ height: '1,70' }))).status).toBe(200);
  expect(
    (await as('editor', 'PATCH', `talents/${id}`, body({ agency: { guardian_name: 'R' } }))).status,
  ).toBe(200);
  expect(await onSite(id)).toBe('shown');
});

const tick = (stored: Package, id: number) =>
  as(
    'booker',
    'POST',
    `packages/${stored.id}/confirm-warnings`,
    body({ isRead: true, talents: [{ id, warnings: GRAVE }] }),
  );
/** A package in which the person was right when they came in, and is so no longer. */
async function shownBefore(person: Person, data: Partial<Package> = {}) {
  const id = await make(COMPLETE);
  const stored = await makePackage([id], {
    people: [{ name: 'Rita', email: 'rita@cliente.example' }],
    ...data,
  });
  await readWarnings(stored);
  await change(id, person);
  return { id, stored };
}
const save = (stored: Package, data: object) =>
  as('booker', 'PATCH', `packages/${stored.id}?depth=0`, body(data));
const LATER = '2099-01-01T12:00:00.000Z';
const shown = async (stored: Package): Promise<Outcome> =>
  (await read(await open(linkOf(stored)))).talents.some(({ is_gone }) => !is_gone) ? 'shown' : 'hidden';

type ClientWay = (person: Person) => Promise<Outcome>;
const REFUSED: Record<string, ClientWay> = {
  'a new package': async (person) => {
    const talents = [{ talent: await make(person) }];
    return refusedOr(await as('booker', 'POST', 'packages', body({ title: 'Nova', talents })), () => 'shown');
  },
  'a line that is added': async (person) => {
    const { stored, id } = await shownBefore(COMPLETE);
    const talents = [{ talent: id }, { talent: await make(person) }];
    return refusedOr(await save(stored, { talents }), () => 'shown');
  },
  'a list': async (person) => {
    const { name } = await talentOf(await make(person));
    const query = new URLSearchParams({ 'where[name][equals]': name });
    return refusedOr(await as('booker', 'POST', `packages/of-list?${query}`), () => 'shown');
  },
  'a copy of a package': async (person) => {
    const { stored } = await shownBefore(person);
    const copy = body({ title: 'Outra', keeps: [] });
    return refusedOr(await as('booker', 'POST', `packages/${stored.id}/copy`, copy), () => 'shown');
  },
  'the mark of a takedown that is unticked': async (person) => {
    const { stored, id } = await shownBefore(person);
    const line = { id: stored.talents?.[0]?.id, talent: id };
    await changePackage(stored.id, { talents: [{ ...line, taken_down: true }] });
    return refusedOr(await save(stored, { talents: [{ ...line, taken_down: false }] }), () => 'shown');
  },
  'shown again after a takedown': async (person) => {
    const { id } = await shownBefore(person);
    return refusedOr(await as('booker', 'POST', `talents/${id}/show-again`), () => 'shown');
  },
  'warnings that are ticked': async (person) => {
    const { stored, id } = await shownBefore(person);
    return refusedOr(await tick(stored, id), () => shown(stored));
  },
  'a week more': async (person) => {
    const { stored } = await shownBefore(person);
    return refusedOr(await as('booker', 'POST', `packages/${stored.id}/extend`), () => shown(stored));
  },
  'a later end': async (person) => {
    const { stored } = await shownBefore(person);
    return refusedOr(await save(stored, { expires_at: LATER }), () => shown(stored));
  },
  'opened again after its end': async (person) => {
    const { stored } = await shownBefore(person, { expires_at: '2026-01-01T12:00:00.000Z' });
    return refusedOr(await save(stored, { expires_at: LATER }), () => shown(stored));
  },
  'opened again after it was revoked': async (person) => {
    const { stored } = await shownBefore(person, { state: 'revoked' });
    const answer = await save(stored, { state: 'open' });
    return refusedOr(answer, async () => shown((await answer.json()).doc));
  },
};
const HIDDEN: Record<string, ClientWay> = {
  page: async (person) => shown((await shownBefore(person)).stored),
  picture: async (person) => {
    const { stored } = await shownBefore(person);
    const { status } = await post('picture', { link: linkOf(stored), picture: photo, size: 'thumb' });
    return status === 200 ? 'shown' : 'hidden';
  },
  answer: async (person) => {
    const { stored, id } = await shownBefore(person);
    const answers = [{ talent: id, pick: 'yes', comment: '' }];
    const sent = { link: linkOf(stored), person: 'mirim'.padEnd(22, 'A'), name: 'Rita', answers };
    return (await post('answer', sent)).status === 200 ? 'shown' : 'hidden';
  },
  mail: async (person) => {
    const { stored, id } = await shownBefore(person);
    await changePackage(stored.id, { talents: [{ talent: id, availability: 'reserved' }] });
    await readWarnings(await changePackage(stored.id, {}));
    const reader = `${NEXT_STEP}${stored.people?.[0]?.id}`;
    const mail = { id: 0, name: 'x', kind: 'packages' as const, entry: stored.id, reader, tries: 0 };
    const settings = { AGENCY_NAME: 'AFM', AGENCY_EMAIL: 'a@example.com', PANEL_ORIGIN: 'http://panel.test' };
    const written = await packageMail(
      await panel(),
      { ...mail, created_at: new Date().toISOString() },
      settings,
    );
    return written ? 'shown' : 'hidden';
  },
};
const CLIENT = [
  ...Object.entries(REFUSED).map(([name, way]) => [name, 'refused' as const, way] as const),
  ...Object.entries(HIDDEN).map(([name, way]) => [name, 'hidden' as const, way] as const),
];

test.each(CLIENT)('for a client, %s: a minor who lacks something is %s', async (_, failed, way) => {
  const found: Record<string, Outcome> = {};
  for (const [who, { birthdate, agency }] of Object.entries(PEOPLE))
    found[who] = await way({ birthdate, agency });
  const expected = Object.entries(PEOPLE).map(([who, { client }]) => [who, client ? 'shown' : failed]);
  expect(found).toEqual(Object.fromEntries(expected));
});

test('a minor who comes back from the trash is in no open package before a new tick', async () => {
  const id = await make(COMPLETE);
  const stored = await makePackage([id]);
  await tick(stored, id);
  expect(await shown(stored)).toBe('shown');
  await trashOf(as).move('editor', 'talents', id);
  expect(await shown(stored)).toBe('hidden');
  expect((await trashOf(as).restore('editor', 'talents', id)).status).toBe(200);
  expect(await shown(stored)).toBe('hidden');
  await tick(stored, id);
  expect(await shown(stored)).toBe('shown');
});

test.each(['site', 'client'] as const)(
  'the dashboard lists who is shown (%s) without it, by name',
  async (way) => {
    const expected: Record<string, boolean> = {};
    const found: Record<string, boolean> = {};
    for (const [who, { birthdate, agency, ...may }] of Object.entries(PEOPLE)) {
      const person = { birthdate, agency };
      const id =
        way === 'site' ? await make({ ...person, status: 'published' }) : (await shownBefore(person)).id;
      const { name } = await talentOf(id);
      const lines = (await readUnguarded(await panel(), Date.now())).filter(({ href }) =>
        href.endsWith(`/${id}`),
      );
      found[who] = lines.length === 1 && lines[0]?.title.pt.startsWith(`${name} (`) === true;
      expected[who] = !may[way];
    }
    expect(found).toEqual(expected);
  },
);

test('the dashboard lists nobody of a draft, the trash, and a package that is over, revoked or taken down', async () => {
  const person = { birthdate: MINOR, agency: NOBODY };
  const gone = await make({ ...person, status: 'published', deletedAt: new Date().toISOString() });
  const over = await shownBefore(person, { expires_at: '2026-01-01T12:00:00.000Z' });
  const revoked = await shownBefore(person, { state: 'revoked' });
  const down = await shownBefore(person);
  await changePackage(down.stored.id, { talents: [{ talent: down.id, taken_down: true }] });
  const draft = await make(person);
  const listed = (await readUnguarded(await panel(), Date.now())).map(({ href }) =>
    Number(href.split('/').at(-1)),
  );
  for (const id of [gone, over.id, revoked.id, down.id, draft]) expect(listed).not.toContain(id);
});
