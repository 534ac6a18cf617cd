import { beforeAll, expect, test } from 'vitest';
import { env } from '../platform/settings/env.ts';
import { draftToken, goodUntil, PREVIEW_MS } from '../publishing/draft/signed.ts';
import { call, changeTalent, integrationToken, makeTalent, panel, panelToken, unpublished } from './panel.ts';
import { type Role, type Staff, signInStaff } from './staff.ts';
import { textWithPicture } from './text-with-picture.ts';
import { uploadPicture } from './upload-picture.ts';

// A talent's preview, by its signed address.
let as: Staff;
let token: string;
let id: number;
let file: string;
beforeAll(async () => {
  as = await signInStaff('draft-preview');
  token = await integrationToken();
  const photo = await uploadPicture('previa.jpg', '#931');
  file = photo.filename ?? '';
  const agency = { real_name: 'Nome Secreto', phone: '47 91234-0000' };
  const person = { name: 'Prévia Nunes', gender: 'woman', status: 'draft' } as const;
  const data = { ...person, book: [photo.id], agency };
  ({ id } = await makeTalent(data));
});

const ask = (draft: string) =>
  call('GET', '/integration/api/talent/draft?language=en', { token, headers: { 'X-Draft-Token': draft } });

test('a good token gives the talent in the shape of a profile, nothing of the agency, and signs her files', async () => {
  const until = Date.now() + PREVIEW_MS;
  const answer = await ask(draftToken('talent', id, until, env()));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await answer.text();
  expect(text).not.toContain('Secreto');
  expect(text).not.toContain('91234');
  const { data, preview } = JSON.parse(text);
  expect(data).toMatchObject({ id, name: 'Prévia Nunes', downloads: false, book: [{ file }] });
  expect(preview.until).toBe(until);
  const asked = { subject: { file }, key: env(), now: Date.now() };
  expect(goodUntil(preview.files[file], asked)).toBe(until);
});

const NOBODY = { guardian_name: null, guardian_phone: null, guardian_email: null };
const become = async (person: { birthdate: string | null; agency: Partial<typeof ROSA> }) => {
  const data = { ...person, agency: { ...NOBODY, ...person.agency } };
  await changeTalent(id, data);
};
const ROSA = { guardian_name: 'Rosa', guardian_phone: '1', guardian_email: 'r@example.com' };

test.each([
  ['a minor without a guardian', { guardian_name: ' ' }, ['falta o nome', 'falta o telefone ou o e-mail']],
  ['a minor whose guardian nobody can call', { guardian_name: 'Rosa' }, ['falta o telefone ou o e-mail']],
  ['a minor whose guardian has no name', { guardian_email: 'r@example.com' }, ['falta o nome']],
])('of %s nobody gets a preview, and one from before opens nothing', async (_, agency, missing) => {
  await become({ birthdate: '2012-05-05', agency: ROSA });
  const led = await as('booker', 'GET', `talents/${id}/preview`);
  const [, before = ''] = /token=(.+)$/.exec(led.headers.get('Location') ?? '') ?? [];
  expect((await ask(before)).status).toBe(200);
  await become({ birthdate: '2012-05-05', agency });
  for (const role of ['admin', 'editor', 'booker'] as const) {
    for (const accept of ['application/json', 'text/html,*/*;q=0.8']) {
      const refused = await as(role, 'GET', `talents/${id}/preview`, { accept });
      expect([refused.status, refused.headers.get('Location')]).toEqual([409, null]);
      const said = await refused.text();
      for (const what of ['Prévia Nunes', ...missing]) expect(said).toContain(what);
    }
  }
  const gone = await ask(before);
  expect([gone.status, await gone.text()]).toEqual([403, expect.not.stringContaining('Nunes')]);
  await become({ birthdate: '1990-05-05', agency: {} });
  expect((await ask(before)).status).toBe(200);
});

test.each([
  ['an adult', { birthdate: '1990-05-05', agency: {} }, []],
  [
    'a minor with a guardian',
    { birthdate: '2012-05-05', agency: { guardian_name: 'Rosa', guardian_phone: '1' } },
    [],
  ],
  [
    'nobody knows the age',
    { birthdate: null, agency: { guardian_email: 'r@example.com' } },
    ['birthdate', 'name'],
  ],
])('of %s the preview says to staff what is missing, and no more', async (_, person, missing) => {
  await become(person);
  expect((await as('booker', 'GET', `talents/${id}/preview`)).status).toBe(303);
  const { preview } = await (await ask(draftToken('talent', id, Date.now() + PREVIEW_MS, env()))).json();
  expect(preview.missing).toEqual(missing);
});

test.each([
  ['no token', () => ''],
  ['one that ended', () => draftToken('talent', id, Date.now() - 1, env())],
  [
    'one of another talent under this id',
    () => draftToken('talent', id + 1, Date.now() + 1_000, env()).replace(/^\d+/, `${id}`),
  ],
])('%s is refused', async (_what, draft) => {
  expect((await ask(draft())).status).toBe(403);
});

test('without the service’s own token nobody asks', async () => {
  const draft = draftToken('talent', id, Date.now() + 1_000, env());
  const headers = { 'X-Draft-Token': draft };
  expect((await call('GET', '/integration/api/talent/draft', { headers })).status).toBe(401);
});

test.each<[Role, number]>([
  ['admin', 303],
  ['editor', 303],
  ['booker', 303],
  ['nobody', 401],
])('%s asks for an address: %i', async (role, status) => {
  const answer = await as(role, 'GET', `talents/${id}/preview`);
  expect(answer.status).toBe(status);
  const to = answer.headers.get('Location') ?? '';
  if (status === 303)
    expect(to).toMatch(new RegExp(`^${env().SITE_URL}/previa\\?token=${id}\\.\\d{13}\\.[\\w-]{43}$`));
});

test('a browser whose session has ended is led to sign in, and back to the form', async () => {
  const answer = await as('nobody', 'GET', `talents/${id}/preview`, { accept: 'text/html,*/*;q=0.8' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe(`/admin/login?redirect=/admin/collections/talents/${id}`);
});

test('what is in the trash has no preview', async () => {
  const draft = draftToken('talent', id, Date.now() + 10_000, env());
  await changeTalent(id, { deletedAt: new Date().toISOString() });
  expect((await ask(draft)).status).toBe(404);
  expect((await as('editor', 'GET', `talents/${id}/preview`)).status).toBe(404);
});

test('a draft’s new pictures are signed: the public may not have them', async () => {
  const payload = await panel();
  const [cover, inText] = [await uploadPicture('capa.jpg', '#193'), await uploadPicture('texto.jpg', '#319')];
  const data = { title: 'Com fotos', status: 'draft', language: 'pt', cover: cover.id } as const;
  const content = textWithPicture(inText.id);
  const post = await payload.create({
    collection: 'posts',
    data: { ...data, content, published_at: new Date().toISOString() },
    draft: true,
    ...unpublished,
  });
  const draft = draftToken('post', post.id, Date.now() + PREVIEW_MS, env());
  const answer = await call('GET', '/panel/api/posts/draft', {
    token: await panelToken(),
    headers: { 'X-Draft-Token': draft },
  });
  const { data: shown } = await answer.json();
  for (const [address, { filename }] of [
    [shown.cover, cover],
    [/src="([^"]*)"/.exec(shown.content)?.[1], inText],
  ] as const) {
    const { searchParams, pathname } = new URL(address, 'https://media.example/');
    expect(pathname.split('/').at(-1)).toBe(filename);
    const asked = { subject: { file: filename ?? '' }, key: env(), now: Date.now() };
    expect(goodUntil(searchParams.get('draft') ?? '', asked)).not.toBeNull();
  }
});

test('a post that is not public is given as it is saved, to who has its token alone', async () => {
  const payload = await panel();
  const data = { title: 'Prévia de amanhã', status: 'draft', language: 'en' } as const;
  const published_at = new Date(Date.now() + 86_400_000).toISOString();
  const post = await payload.create({
    collection: 'posts',
    data: { ...data, published_at },
    draft: true,
    ...unpublished,
  });
  const own = await panelToken();
  const askPost = (draft: string) =>
    call('GET', '/panel/api/posts/draft', { token: own, headers: { 'X-Draft-Token': draft } });
  const led = await as('booker', 'GET', `posts/${post.id}/preview`);
  const [, draft = ''] = /\/en\/preview\?token=(.+)$/.exec(led.headers.get('Location') ?? '') ?? [];
  const answer = await askPost(draft);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect((await answer.json()).data).toMatchObject({ id: post.id, title: data.title, language: 'en' });
  expect((await askPost(draft.replace('post.', ''))).status).toBe(403);
  expect((await ask(draft)).status).toBe(403);
  await payload.delete({ collection: 'posts', id: post.id, ...unpublished });
  expect((await askPost(draft)).status).toBe(404);
});
