import { beforeAll, expect, test } from 'vitest';
import { WRITABLE } from '../parts/access/writable.ts';
import { oneOfEach } from './one-of-each.ts';
import { panel } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';

// Our own endpoints: which roles each lets in, and that none answers more than the person may read.
const ROLES = ['admin', 'manager', 'editor', 'booker', 'nobody'] as const;
const NOBODYS_ID = '999999';
const GROUP = 'endpoints';
const SLOW_MS = 120_000;

const EVERYBODY = 'admin manager editor booker';
const EDITORS = 'admin manager editor';
const INBOX = 'admin manager booker';
const ADMIN = 'admin';

/** Payload's picture of a page for links: its routes add it to the configuration once another test has used them. */
const PICTURE = 'get /og';
/** Payload's own of each collection: `access-table.test.ts` has their rows, `body-rules.test.ts` those of accounts. */
const PAYLOADS =
  /^(?:get|post|patch|delete) \/(?:|count|versions|versions\/:id|access\/:id\?|:id|:id\/duplicate|:key)$/;
const BULK = /^(?:post \/(?:update|undo)-selected|get \/selected)$/;
/** Roles by endpoint; the collection is named where several have one of that name with other roles. */
const TABLE: Record<string, string> = {
  'get /export.csv': INBOX,
  'get talents/export.csv': EDITORS,
  'get /export.zip': ADMIN,
  'post /retention': ADMIN,
  'get /editing': EVERYBODY,
  'post /roster': EDITORS,
  'post /roster/check': EDITORS,
  'get /roster/:roster': EDITORS,
  'post /roster/:roster/row': EDITORS,
  'post /roster/:roster/finish': EDITORS,
  'post /roster/:roster/undo': EDITORS,
  'post /roster/:roster/:line/:place/:number': EDITORS,
  'post /:id/take-down': EDITORS,
  'post /:id/show-again': INBOX,
  'get /:id/preview': EVERYBODY,
  'post /:id/replace-uses': ADMIN,
  'post /:id/translate': EDITORS,
  'post /:id/turn': EDITORS,
  'post /:id/seen': INBOX,
  'post /:id/answered': INBOX,
  'post /:id/forget': ADMIN,
  'post /:id/package': INBOX,
  'post /:id/talent': INBOX,
  'get /:id/photos/:number': INBOX,
  'get /:id/face': INBOX,
  'get /warnings': INBOX,
  'get /not-abroad': INBOX,
  'post /allow-abroad': INBOX,
  'post /:id/confirm-warnings': INBOX,
  'post /:id/copy': INBOX,
  'get /:id/links': INBOX,
  'get /:id/answers': INBOX,
  'get /:id/answers.csv': INBOX,
  'get /:id/hold/:talent': INBOX,
  'post /:id/hold/:talent': INBOX,
  'post /:id/release/:talent': INBOX,
  'post /:id/revoke': INBOX,
  'post /:id/extend': INBOX,
  'post /:id/merge': INBOX,
  'post /:id/mail/:recipient': INBOX,
  'post /:id/remind/:recipient': INBOX,
  'post /:id/sent/:recipient': INBOX,
  'post /of-list': INBOX,
  'post /invite': ADMIN,
  'post /:id/link': ADMIN,
  // asks an administrator for the own second step too, which those of this test have not set up
  'post /:id/second-step/reset': '',
  'get /file/:filename': EVERYBODY,
  'get /paste-url/:id?': EVERYBODY,
  // without the keys of an order nothing is reordered
  'post /reorder': `${EVERYBODY} nobody`,
  'get /access': `${EVERYBODY} nobody`,
};

let as: Staff;
const made = oneOfEach(() => as, GROUP);
beforeAll(async () => {
  as = await signInStaff(GROUP);
});

async function ownEndpoints() {
  const { config } = await panel();
  const lists = [
    ...config.collections.map(({ slug, endpoints }) => ({ slug: `${slug}`, endpoints: endpoints || [] })),
    { slug: '', endpoints: config.endpoints || [] },
  ];
  const all = lists.flatMap(({ slug, endpoints }) =>
    endpoints.map(({ method, path }) => ({ slug, method, path, name: `${method} ${path}` })),
  );
  return all.filter(({ slug, path, name }) => {
    const isOfAccount = slug === 'users' && !(path.startsWith('/:id/') || path === '/invite');
    return !isOfAccount && name !== PICTURE && !BULK.test(name) && !(slug && PAYLOADS.test(name));
  });
}

test('every endpoint of ours lets in the roles of the table, and nobody else', {
  timeout: SLOW_MS,
}, async () => {
  const endpoints = await ownEndpoints();
  let cells = 0;
  for (const { slug, method, path, name } of endpoints) {
    const expected = TABLE[`${method} ${slug}${path}`] ?? TABLE[name];
    expect(expected, `${name} of ${slug}`).toBeDefined();
    const address = `${slug}${path}`.replaceAll(/:\w+\??/g, NOBODYS_ID).replace(/^\//, '');
    const body = method === 'get' ? {} : { body: '{}' };
    const letIn: string[] = [];
    for (const role of ROLES) {
      const { status } = await as(role, method.toUpperCase(), address, body);
      expect(status, `${name} of ${slug}`).toBeLessThan(500);
      if (status !== 401 && status !== 403) letIn.push(role);
      cells += 1;
    }
    expect(letIn.join(' '), `${name} of ${slug}`).toBe(expected);
  }
  expect(cells).toBeGreaterThan(300);
});

test.each(Object.keys(made))(
  'changing several of %s answers no more than a list does',
  { timeout: SLOW_MS },
  async (slug) => {
    await made[slug]?.make();
    const payload = await panel();
    const { useAsTitle = 'id' } = payload.config.collections.find((one) => one.slug === slug)?.admin ?? {};
    const all = await (await as('admin', 'GET', `${slug}?limit=5&depth=0&sort=-id`)).json();
    const ids: number[] = all.docs.map(({ id }: { id: number }) => id);
    for (const role of ROLES.filter((one) => one !== 'nobody')) {
      const list = await (
        await as(role, 'GET', `${slug}?limit=0&depth=0&where[id][in]=${ids.join(',')}`)
      ).json();
      const read = new Map<number, Record<string, unknown>>(
        (list.docs ?? []).map((doc: { id: number }) => [doc.id, doc]),
      );
      const marked = await as(role, 'GET', `${slug}/selected?where[id][in]=${ids.join(',')}`);
      const { ids: found = [], titles = [] } = await marked.json();
      expect([role, found.toSorted()]).toEqual([role, [...read.keys()].toSorted()]);
      const known = [...read.values()].map((doc) => String(doc[useAsTitle]));
      expect([role, titles.filter((title: string) => !known.includes(title))]).toEqual([role, []]);
      const isTold = (failed: { id: number; title: string }[]) =>
        failed.filter(({ id, title }) => title !== '' && title !== String(read.get(id)?.[useAsTitle]));
      const fields = Object.fromEntries((WRITABLE[slug]?.[role] ?? []).map((name) => [name, null]));
      const change = { ids, count: ids.length, fields };
      const path = `${slug}/update-selected`;
      const shown = await as(role, 'POST', path, { body: JSON.stringify({ ...change, isPreview: true }) });
      const { preview = [] } = await shown.json();
      for (const { name, changed, same } of preview)
        expect([role, name, changed + same]).toEqual([role, name, read.size]);
      // a field that refuses its value: every entry is named with its title
      const name = fields.title === undefined ? Object.keys(fields)[0] : 'title';
      const wrong = { ...change, fields: { [name ?? 'id']: { no: 'value' } } };
      const saved = await (await as(role, 'POST', path, { body: JSON.stringify(wrong) })).json();
      expect([role, isTold(saved.failed ?? [])]).toEqual([role, []]);
      const undone = await (
        await as(role, 'POST', `${slug}/undo-selected`, { body: JSON.stringify({ ids }) })
      ).json();
      expect([role, isTold(undone.failed ?? [])]).toEqual([role, []]);
    }
  },
);
