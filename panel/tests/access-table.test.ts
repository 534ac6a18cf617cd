import { beforeAll, expect, test } from 'vitest';
import { panel } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';

/**
 * The rights of each role in each collection of the panel's own API: c(reate), r(ead), u(pdate), d(elete for good).
 * A new collection gets a row here. Without a session there are none.
 */
const CONTENT = { admin: 'crud', editor: 'crud', booker: 'r' };
/** With a trash: t (to it), s (restored), d (for good, from it or at once). */
const TRASH = { admin: 'crutsd', editor: 'cruts', booker: 'r' };
const INBOX = { admin: 'rud', editor: '', booker: 'ru' };
/** A term may be on many talents, so administrators trash it; of editors `s` finds nothing. */
const TERMS = { ...TRASH, editor: 'crus' };
/** Bookers make them, administrators delete them. */
const DESK = { admin: 'crud', editor: '', booker: 'cru' };
const CLOSED = { admin: '', editor: '', booker: '' };
/** Payload's own for its screens; a missing entry reveals no rights (locks.test.ts). */
const OWN = { admin: 'crd', editor: 'crd', booker: 'crd' };
const LOCKS = { admin: 'rd', editor: 'rd', booker: 'rd' };
const RECORDS = { admin: 'r', editor: '', booker: '' };
type Rights = Record<'admin' | 'editor' | 'booker', string>;
const TABLE: Record<string, Rights> = {
  // bookers: all about a person, and drafts; `s` finds nothing, the trash is out of their reach (booker-saves.test.ts)
  talents: { ...TRASH, booker: 'crus' },
  categories: TERMS,
  divisions: TERMS,
  skills: TERMS,
  slides: TRASH,
  posts: TRASH,
  feed: CONTENT,
  media: { ...TRASH, booker: 'cr' },
  messages: INBOX,
  quotes: INBOX,
  // bookers: `s` finds nothing, trashed ones are read-only
  applications: { admin: 'rutsd', editor: '', booker: 'rus' },
  packages: DESK,
  clients: DESK,
  deletions: RECORDS,
  'photo-views': RECORDS,
  sendings: RECORDS,
  takedowns: RECORDS,
  'audit-log': RECORDS,
  // editors and bookers: their own account only (below); accounts are made by invitation (accounts.test.ts)
  users: { admin: 'rud', editor: 'ru', booker: 'ru' },
  receipts: CLOSED,
  mails: CLOSED,
  'gone-talents': CLOSED,
  revalidations: CLOSED,
  leases: CLOSED,
  limits: CLOSED,
  'talent-counts': CLOSED,
  'roster-imports': CLOSED,
  'roster-rows': CLOSED,
  'package-answers': CLOSED,
  'package-opens': CLOSED,
  'package-handovers': CLOSED,
  'package-reads': CLOSED,
  'staff-sessions': CLOSED,
  'second-steps': CLOSED,
  'payload-kv': CLOSED,
  'payload-migrations': CLOSED,
  'payload-locked-documents': LOCKS,
  'payload-preferences': OWN,
  // many at once are for administrators, with their number typed; one that is there by anybody (no-instances.test.ts)
  'payload-query-presets': { admin: 'crd', editor: 'cr', booker: 'cr' },
};
const GLOBALS = {
  agency: { admin: 'ru', editor: 'ru', booker: 'r' },
  texts: { admin: 'ru', editor: 'ru', booker: 'r' },
  downloads: { admin: 'ru', editor: 'ru', booker: 'r' },
  replies: { admin: 'ru', editor: '', booker: 'ru' },
  privacy: { admin: 'ru', editor: 'ru', booker: 'r' },
};

const WITH_TRASH = [
  'talents',
  'slides',
  'posts',
  'media',
  'applications',
  'categories',
  'divisions',
  'skills',
];
const NOBODYS_ID = 999_999;
const ALLOWED = [200, 201, 400, 404, 409, 422];
const ROLES = ['admin', 'manager', 'editor', 'booker'] as const;

/** A manager may do what an editor or a booker may, and nothing else. */
const rightsOf = (role: (typeof ROLES)[number], may: Rights): string =>
  role === 'manager'
    ? [...'crutsd'].filter((letter) => (may.editor + may.booker).includes(letter)).join('')
    : may[role];

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('table');
});

type Calls = Record<string, readonly [method: string, path: string, body?: string]>;

async function lettersOf(role: Role, calls: Calls) {
  let letters = '';
  for (const [letter, [method, path, body = '']] of Object.entries(calls)) {
    const { status } = await as(role, method, path, { body });
    if (ALLOWED.includes(status)) letters += letter;
    else expect([401, 403, 501], `${role} ${method} ${path}`).toContain(status);
  }
  return letters;
}

const inCollection = (slug: string): Calls => {
  const nothing = `${slug}?where[id][equals]=${NOBODYS_ID}`;
  // Payload's own have no address of one of them; many at once of ours are for administrators alone
  const isOurs = !slug.startsWith('payload-');
  const one = isOurs ? `${slug}/${NOBODYS_ID}` : nothing;
  const changed = `{"ids":[${NOBODYS_ID}],"count":1,"fields":{}}`;
  const moves: Calls = {
    t: ['PATCH', one, '{"deletedAt":"2026-11-01"}'],
    s: ['PATCH', `${nothing}&trash=true`, '{"deletedAt":null}'],
  };
  return {
    c: ['POST', slug, '{}'],
    r: ['GET', nothing],
    u: isOurs ? ['POST', `${slug}/update-selected`, changed] : ['PATCH', `${slug}/${NOBODYS_ID}`, '{}'],
    ...(WITH_TRASH.includes(slug) && moves),
    d: ['DELETE', one],
  };
};

test('the collections with a trash are those of the table', async () => {
  const { config } = await panel();
  const withTrash = config.collections.filter(({ trash }) => trash).map(({ slug }) => slug);
  expect(withTrash.toSorted()).toEqual(WITH_TRASH.toSorted());
});

test.each(WITH_TRASH)('%s: only an administrator empties the trash, one entry or many', async (slug) => {
  const many = `${slug}?trash=true&where[deletedAt][exists]=true&where[id][equals]=${NOBODYS_ID}&typed=0`;
  const one = `${slug}/${NOBODYS_ID}?trash=true`;
  for (const path of [many, one]) {
    expect(ALLOWED).toContain((await as('admin', 'DELETE', path)).status);
    for (const role of ['manager', 'editor', 'booker'] as const) {
      expect((await as(role, 'DELETE', path)).status, role).toBe(403);
    }
    expect([401, 403]).toContain((await as('nobody', 'DELETE', path)).status);
  }
});

test('staff read their own account, administrators all; the first of them comes from the environment', async () => {
  const emails = async (role: Role) =>
    (await (await as(role, 'GET', 'users?limit=0')).json()).docs.map(({ email }: { email: string }) => email);
  expect(await emails('booker')).toEqual(['table-booker@staff.test']);
  expect((await emails('admin')).length).toBeGreaterThan(2);
  const data = { email: 'admin@example.com', password: 'correct-horse-battery' };
  expect((await (await panel()).login({ collection: 'users', data })).user?.role).toBe('admin');
});

test('the table has a row for every collection and every global', async () => {
  const { config } = await panel();
  expect(Object.keys(TABLE).toSorted()).toEqual(config.collections.map(({ slug }) => slug).toSorted());
  expect(Object.keys(GLOBALS).toSorted()).toEqual(config.globals.map(({ slug }) => slug).toSorted());
});

test.each(Object.entries(TABLE))(
  '%s: each role may do what the table says, a stranger nothing',
  async (slug, may) => {
    for (const role of ROLES)
      expect(await lettersOf(role, inCollection(slug)), role).toBe(rightsOf(role, may));
    expect(await lettersOf('nobody', inCollection(slug))).toBe('');
  },
);

test.each(Object.entries(GLOBALS))(
  'the global %s: each role may do what the table says',
  async (slug, may) => {
    const calls: Calls = { r: ['GET', `globals/${slug}`], u: ['POST', `globals/${slug}`, '{}'] };
    for (const role of ROLES) expect(await lettersOf(role, calls), role).toBe(rightsOf(role, may));
    expect(await lettersOf('nobody', calls)).toBe('');
  },
);
