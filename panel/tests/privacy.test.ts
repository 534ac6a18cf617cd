import { type PrivacyText, privacyText } from '@passarela/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ensurePrivacy } from '../content/privacy/first-text.ts';
import type { Privacy, User } from '../platform/db/payload-types.ts';
import { env } from '../platform/settings/env.ts';
import { call, panel, panelToken, unpublished } from './panel.ts';
import { forgetTags, waitingTags } from './site-instances.ts';

type Texts = Pick<Privacy, 'pt' | 'en'>;
const staff = new Map<User['role'], User>();
let token = '';
let first: Texts;

const stored = async () => (await panel()).findGlobal({ slug: 'privacy', depth: 0 });
const textOf = (text: string): Privacy['pt']['content'] => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
});

async function served(): Promise<PrivacyText[]> {
  const answer = await call('GET', '/panel/api/entities/privacy', { token });
  return z.array(privacyText).parse(await answer.json());
}

async function save(texts: Partial<Texts>, role: User['role'] | null = 'editor') {
  const user = role ? (staff.get(role) ?? null) : null;
  const options = { overrideAccess: false, user: user && { ...user, collection: 'users' as const } };
  return (await panel()).updateGlobal({ slug: 'privacy', data: { ...first, ...texts }, ...options });
}

const say = (text: string): Partial<Texts> => ({ pt: { title: 'Privacidade', content: textOf(text) } });
const settings = { ...env() };

beforeAll(async () => {
  token = await panelToken();
  const payload = await panel();
  for (const role of ['admin', 'editor', 'booker'] as const) {
    const data = { name: role, role, email: `privacy-${role}@staff.test`, password: 'long-enough-password' };
    staff.set(role, await payload.create({ collection: 'users', data, ...unpublished }));
  }
  const { pt, en } = await stored();
  first = { pt, en };
});

afterAll(async () => {
  Object.assign(env(), settings);
  await (await panel()).updateGlobal({ slug: 'privacy', data: first, ...unpublished });
});

test('a fresh panel has a whole text in both languages, with the periods of the settings', async () => {
  const texts = await served();
  expect(texts.map(({ language }) => language)).toEqual(['pt', 'en']);
  const [pt, en] = texts;
  expect(pt).toMatchObject({
    title: 'Privacidade',
    version: expect.stringMatching(/^[1-9]\d*$/),
    keep_months: { adults: 6, minors: 3 },
  });
  expect(pt?.content).toMatch(/<strong>6 meses<\/strong>.*<strong>3 meses<\/strong>/);
  expect(en?.content).toMatch(/<strong>6 months<\/strong>.*<strong>3 months<\/strong>/);
  expect(pt?.content).toContain('<a href="/contato">página de contato</a>');
  expect(en?.content).toContain('<a href="/en/contact">contact page</a>');
  for (const { content } of texts) {
    expect(content).not.toMatch(/[{}*]|\]\(|##/);
    expect(content.match(/<h2>/g)).toHaveLength(9);
    expect(content).toMatch(/LGPD, art/);
  }
});

test('a text that is there stays, at every start', async () => {
  await save(say('Palavras nossas'));
  await ensurePrivacy(await panel());
  expect((await served())[0]?.content).toBe('<p>Palavras nossas</p>');
});

test('each wording has a number and a day; saving it again changes neither', async () => {
  await save(say('Primeira'));
  const before = await stored();
  await save(say('Primeira'));
  expect(await stored()).toMatchObject({ version: before.version, changed_at: before.changed_at });
  await save(say('Segunda'));
  const after = await served();
  expect(after.map(({ version }) => version)).toEqual(Array(2).fill(String((before.version ?? 0) + 1)));
  expect(Date.parse(after[0]?.updated_at ?? '')).toBeGreaterThan(Date.parse(before.changed_at ?? ''));
});

test('a wording that is brought back has its own number again, and the next is new', async () => {
  const payload = await panel();
  await save(say('Antes'));
  const old = await stored();
  await save(say('Depois'));
  const { docs } = await payload.findGlobalVersions({
    slug: 'privacy',
    where: { 'version.version': { equals: old.version } },
  });
  await payload.restoreGlobalVersion({ slug: 'privacy', id: docs[0]?.id ?? '' });
  expect(await served()).toMatchObject([{ content: '<p>Antes</p>', version: String(old.version) }, {}]);
  await save(say('Por fim'));
  expect((await stored()).version).toBe((old.version ?? 0) + 2);
});

test('other periods are another version, told to the site at the next start', async () => {
  const payload = await panel();
  await save(say('Em {meses}, menores em {meses-menores}.'));
  const before = await stored();
  await forgetTags();
  Object.assign(env(), { KEEP_MONTHS: 12, KEEP_MONTHS_MINORS: 1 });
  await ensurePrivacy(payload);
  const [pt] = await served();
  expect(pt).toMatchObject({
    content: '<p>Em 12 meses, menores em 1 mês.</p>',
    version: String((before.version ?? 0) + 1),
    keep_months: { adults: 12, minors: 1 },
  });
  expect(await waitingTags()).toEqual(['entities']);
  Object.assign(env(), settings);
  await ensurePrivacy(payload);
  expect((await served())[0]?.content).toBe('<p>Em 6 meses, menores em 3 meses.</p>');
});

test.each([
  [
    'without a text',
    { pt: { title: 'Privacidade', content: { root: { ...textOf('').root, children: [] } } } },
  ],
  ['without a title', { en: { title: '', content: textOf('Text') } }],
])('a page %s is not saved', async (_, texts) => {
  const { updatedAt } = await stored();
  await expect(save(texts)).rejects.toThrow();
  expect((await stored()).updatedAt).toBe(updatedAt);
});

test('a placeholder that nobody knows is refused by its name', async () => {
  await expect(save(say('Em {mesez}'))).rejects.toThrow(/\{mesez\}.*\{meses\}, \{meses-menores\}/);
});

test.each([
  ['admin', true],
  ['editor', true],
  ['booker', false],
  [null, false],
] as const)('%s may reword it: %s', async (role, may) => {
  const saved = save(say(`Por ${role}`), role).then(
    () => true,
    () => false,
  );
  expect(await saved).toBe(may);
});

test('nobody signed in reads past the contract', async () => {
  const payload = await panel();
  const asNobody = { slug: 'privacy', overrideAccess: false, user: null } as const;
  await expect(payload.findGlobal(asNobody)).rejects.toThrow();
  await expect(payload.findGlobalVersions(asNobody)).rejects.toThrow();
});

test('staff cannot give a wording a number of their own', async () => {
  const payload = await panel();
  const user = staff.get('admin');
  const { version } = await stored();
  const options = { overrideAccess: false, user: user ? { ...user, collection: 'users' as const } : null };
  const { pt, en } = await stored();
  const save = payload.updateGlobal({ slug: 'privacy', data: { pt, en, version: 99 }, ...options });
  await expect(save).rejects.toThrow('version');
  expect((await stored()).version).toBe(version);
});
