import { talentAnswer, talentPage } from '@passarela/contract';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { call, changeTalent, integrationToken, makeTalent, panel, unpublished } from './panel.ts';

const ids: Record<string, number> = {};
let token = '';

beforeAll(async () => {
  token = await integrationToken();
  const payload = await panel();
  await payload.delete({ collection: 'talents', where: { id: { exists: true } }, ...unpublished });
  const medium = async (filename: string) => {
    const sizes = { web: { filename: `web-${filename}` } };
    const data = { filename, mimeType: 'image/jpeg', width: 1600, height: 2000, sizes };
    return Number((await payload.db.create({ collection: 'media', data })).id);
  };
  const [cover, first, second] = [await medium('cover.jpg'), await medium('b1.jpg'), await medium('b2.jpg')];
  const skill = await payload.create({
    collection: 'skills',
    data: { name: { pt: 'Natação', en: 'Swimming' } },
    ...unpublished,
  });
  ids.skill = skill.id;
  const people = [
    { name: 'Zélia', gender: 'woman', categories: [1], status: 'published' },
    { name: 'Álvaro Lima', gender: 'man', categories: [1891], status: 'published' },
    { name: 'Ana', gender: 'woman', categories: [1, 1891], divisions: [101, 199], status: 'published' },
    { name: 'Bruno', gender: 'man', categories: [1], status: 'draft' },
  ] as const;
  for (const { name, categories, ...rest } of people) {
    const divisions = 'divisions' in rest ? [...rest.divisions] : [];
    const { gender, status } = rest;
    const data = { name, gender, status, categories: [...categories], divisions };
    ids[name] = (await makeTalent(data)).id;
  }
  await changeTalent(ids.Ana ?? 0, {
    cover,
    birthdate: '2008-02-29T00:00:00.000Z',
    height: '178/5\'10"',
    shoes: '',
    eyes: 'green',
    noindex: true,
    nationality: 'BR',
    skills: [skill.id],
    biography: { pt: 'Oi', en: 'Hi' },
    book: [second, first],
    video: [{ provider: 'vimeo', file: '76979871/8272103f6e' }],
  });
});

test('measures are stored as their lists write them, others as they were typed [S96.2-11]', async () => {
  const typed = { height: '1,78', shoes: '38 x 8', weight: '56 kg', jeans: '12', shirt: 'P', waist: '' };
  const written = {
    height: '178/5\'10"',
    shoes: '38x8',
    weight: '56/123',
    jeans: '12',
    shirt: 'P',
    waist: '',
  };
  const payload = await panel();
  // a name too: single spaces, whatever kind
  const data = { name: ' Rui  de\u00a0Sá ', gender: 'man', status: 'draft', ...typed } as const;
  const { id } = await makeTalent(data);
  const stored = await payload.findByID({ collection: 'talents', id });
  expect(stored).toMatchObject({ ...written, name: 'Rui de Sá' });
  await payload.delete({ collection: 'talents', id, ...unpublished });
});

const list = async (body: unknown, query = '') => {
  const answer = await call('POST', `/integration/api/talents${query}`, { token, body });
  expect(answer.status).toBe(200);
  return talentPage.parse(await answer.json());
};
const names = async (body: unknown) => (await list(body)).data.map(({ name }) => name);
const profile = (id: number | undefined, query = '') =>
  call('GET', `/integration/api/talent/profile?id=${id}${query}`, { token });

test('published talents come sorted as Portuguese sorts, accents or not', async () => {
  expect(await names({})).toEqual(['Álvaro Lima', 'Ana', 'Zélia']);
});

test.each([
  [{ category: 1 }, ['Ana', 'Zélia']],
  [{ category: 1891, gender: 'man' }, ['Álvaro Lima']],
  [{ letter: 'A' }, ['Álvaro Lima', 'Ana']],
  [{ letter: 'á' }, ['Álvaro Lima', 'Ana']],
  [{ letter: 'b' }, []],
  [{ q: 'LIMA alv' }, ['Álvaro Lima']],
  [{ q: 'zelia' }, ['Zélia']],
  [{ ids: [] }, []],
])('the filter %j finds %j', async (filter, expected) => {
  expect(await names(filter)).toEqual(expected);
});

test('a name outside Latin stands under the letter of its address', async () => {
  const payload = await panel();
  const { id } = await makeTalent({ name: 'Анна', status: 'published', categories: [1] });
  onTestFinished(async () => void (await payload.delete({ collection: 'talents', id, ...unpublished })));
  for (const letter of ['a', 'А', 'á']) expect(await names({ letter })).toContain('Анна');
  expect(await names({ letter: 'z' })).toEqual(['Zélia']);
});

test('ids choose talents; drafts are never among them', async () => {
  expect(await names({ ids: [ids.Ana, ids.Bruno, 999_999, 10 ** 12, -1] })).toEqual(['Ana']);
});

test('pages have the contract’s envelope, past the end too', async () => {
  const page = await list({}, '?paginate=2&page=2');
  expect(page).toMatchObject({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
  expect(page.data.map(({ name }) => name)).toEqual(['Zélia']);
  expect((await list({}, '?paginate=2&page=9')).data).toEqual([]);
});

test.each(['?paginate=0', '?paginate=1001', '?page=0', '?page=x', '?language=fr'])(
  '%s breaks a rule',
  async (query) => {
    expect((await call('POST', `/integration/api/talents${query}`, { token })).status).toBe(422);
  },
);

test('a summary carries measures as text, empty ones as null, and does not hide division 1446 [S88.4 S88.5]', async () => {
  const [ana] = (await list({ ids: [ids.Ana] })).data;
  expect(ana).toMatchObject({
    birthdate: '2008-02-29',
    cover: 'cover.jpg',
    cover_web: 'web-cover.jpg',
    height: '178/5\'10"',
    shoes: null,
    eyes: 'green',
    noindex: true,
    categories: [{ id: 1 }, { id: 1891 }],
    divisions: [
      { id: 101, id_category: 1 },
      { id: 199, id_category: 1446 },
    ],
    skills: [ids.skill],
  });
});

test('a profile is whole and speaks the asked language [S88.1 S88.7 S88.8]', async () => {
  const { data } = talentAnswer.parse(await (await profile(ids.Ana, '&language=en')).json());
  expect(data).toMatchObject({
    nationality: 'Brazil',
    biography: 'Hi',
    skills: ['Swimming'],
    birthdate: '2008-02-29',
    noindex: true,
    divisions: [
      { id: 101, id_category: 1 },
      { id: 199, id_category: 1446 },
    ],
    book: [
      { file: 'b2.jpg', width: 1600, height: 2000 },
      { file: 'b1.jpg', width: 1600, height: 2000 },
    ],
    snap: [],
    video: [{ file: '76979871/8272103f6e', provider: 'vimeo' }],
  });
  const portuguese = talentAnswer.parse(await (await profile(ids.Ana)).json());
  expect(portuguese.data.skills).toEqual(['Natação']);
});

test('unknown and never published ids are 404, ids that were public once 410', async () => {
  const payload = await panel();
  expect((await profile(999_999)).status).toBe(404);
  expect((await profile(ids.Bruno)).status).toBe(404);
  expect((await call('GET', '/integration/api/talent/profile?id=abc', { token })).status).toBe(422);

  await changeTalent(ids.Zélia ?? 0, { status: 'draft' });
  expect((await profile(ids.Zélia)).status).toBe(410);
  await changeTalent(ids.Zélia ?? 0, { status: 'published' });
  expect((await profile(ids.Zélia)).status).toBe(200);
  await payload.delete({ collection: 'talents', id: ids.Zélia ?? 0, ...unpublished });
  expect((await profile(ids.Zélia)).status).toBe(410);
});

test('a save is seen by the next call', async () => {
  expect(await names({ q: 'renata' })).toEqual([]);
  await changeTalent(ids.Ana ?? 0, { name: 'Renata' });
  expect(await names({ q: 'renata' })).toEqual(['Renata']);
  expect(talentAnswer.parse(await (await profile(ids.Ana)).json()).data.name).toBe('Renata');
});

/** PostgreSQL answers over a connection and gives JSON as text (docs/decisions/storage.md). */
test('readers of one profile at once wait for one reading; a refused one is not remembered', async () => {
  const payload = await panel();
  const { id } = await payload.create({
    collection: 'talents',
    data: { name: 'Lida Uma Vez', gender: 'woman', status: 'published' },
  });
  const readings = vi.spyOn(payload, 'findByID');
  onTestFinished(() => readings.mockRestore());
  const answers = await Promise.all([profile(id), profile(id), profile(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(readings).toHaveBeenCalledOnce();
  await payload.update({ collection: 'talents', id, data: { name: 'Lida de Novo' } });
  readings.mockRejectedValueOnce(new Error('the database is away'));
  expect((await profile(id)).status).toBeGreaterThanOrEqual(500);
  expect((await profile(id)).status).toBe(200);
});

test('of equal names the older comes first in the list of staff, as its index has them', async () => {
  const payload = await panel();
  const data = { name: 'Zuleica Igual', gender: 'woman', status: 'draft' } as const;
  const older = await makeTalent(data);
  const newer = await makeTalent(data);
  const { docs } = await payload.find({
    collection: 'talents',
    where: { name: { equals: data.name } },
    sort: 'name',
    depth: 0,
  });
  expect(docs.map(({ id }) => id)).toEqual([older.id, newer.id]);
});
