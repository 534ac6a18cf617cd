import { beforeAll, expect, test } from 'vitest';
import { fillSearch } from '../catalogue/search/search-text.ts';
import { execute } from './execute.ts';
import { applicationForm, sendForm, stored } from './forms.ts';
import { changeTalent, makeTalent, panel, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { newPicture } from './trash-kit.ts';

let as: Staff;

/** The admin list's request for typed words. */
async function found(collection: 'talents' | 'posts' | 'media' | 'applications', typed: string) {
  const field = encodeURIComponent(typed);
  const role = collection === 'applications' ? 'booker' : 'editor';
  const answer = await as(role, 'GET', `${collection}?depth=0&where[or][0][search][like]=${field}`);
  expect(answer.status).toBe(200);
  const { docs } = await answer.json();
  return docs.map(({ id }: { id: number }) => id);
}

let joao = 0;
beforeAll(async () => {
  as = await signInStaff('search');
  // other files may have left somebody of this name
  await (await panel()).delete({ collection: 'talents', where: { id: { exists: true } }, ...unpublished });
  const { id } = await makeTalent({
    name: 'João Gonçalo D’Ávila',
    gender: 'man',
    agency: { email: 'joao@fotos.test', phone: '(48) 98765-4321' },
  });
  joao = id;
});

test.each(['%', '_', 'jo_o', 'j%o', '\\'])('%j is letters: it finds nobody without them', async (typed) => {
  expect(await found('talents', typed)).toEqual([]);
});

test('a file is found by the name of the talent who has it', async () => {
  const { id: medium } = await newPicture('sem-nome');
  await changeTalent(joao, { book: [medium] });
  expect(await found('media', 'gonçalo')).toEqual([medium]);
  expect(await found('media', 'ninguem')).toEqual([]);
});

test('a word with an underscore is found by it, and not by another sign in its place', async () => {
  const data = { name: 'Sub_linha', gender: 'woman', status: 'draft' } as const;
  const { id } = await makeTalent(data);
  expect(await found('talents', 'sub_linha')).toEqual([id]);
  expect(await found('talents', 'su__linha')).toEqual([]);
});

test.each(['joao', 'JOÃO', 'davila', 'D’Ávila', "d'avila joao", 'goncalo', 'joao@fotos.test', '48987654321'])(
  'a talent is found by "%s"',
  async (typed) => {
    expect(await found('talents', typed)).toEqual([joao]);
  },
);

test('a picker, which asks for the name, finds as the list does; words that are not there find nothing', async () => {
  const answer = await as('editor', 'GET', 'talents?where[and][0][name][like]=davila&select[name]=true');
  expect((await answer.json()).docs.map(({ id }: { id: number }) => id)).toEqual([joao]);
  expect(await found('talents', 'joao ninguem')).toEqual([]);
});

test('a changed name is found, the old one no longer, and a save of something else keeps all', async () => {
  const { id } = await makeTalent({
    name: 'Úrsula Antes',
    agency: { email: 'ursula@x.test' },
  });
  await changeTalent(id, { name: 'Úrsula Depois' });
  expect(await found('talents', 'ursula depois')).toEqual([id]);
  expect(await found('talents', 'ursula@x.test')).toEqual([id]);
  expect(await found('talents', 'ursula antes')).toEqual([]);
});

test('an application that comes in by the site is found by name, e-mail and reference', async () => {
  const form = { ...(await applicationForm()), name: 'Conceição Prado', email: 'Ceica@Exemplo.test' };
  const { id, reference } = await stored(await sendForm('get-scouted/pt', form));
  for (const typed of ['conceicao', 'ceica@exemplo', reference.toLowerCase(), 'prado conceicao']) {
    expect(await found('applications', typed), typed).toContain(Number(id));
  }
});

test('files are found by name and description', async () => {
  const { id } = await newPicture('praia');
  const alt = { pt: 'Três moças à beira-mar' };
  await (await panel()).update({ collection: 'media', id, data: { alt }, ...unpublished });
  expect(await found('media', 'tres mocas')).toEqual([id]);
  expect(await found('media', 'praia')).toContain(id);
});

test('rows of an older version are found once the panel has started, their time of change stays', async () => {
  const payload = await panel();
  await execute(`UPDATE talents SET search = NULL WHERE id = ${joao}`);
  const before = (await payload.findByID({ collection: 'talents', id: joao })).updatedAt;
  expect(await found('talents', 'davila')).toEqual([]);
  await fillSearch(payload);
  expect(await found('talents', 'davila')).toEqual([joao]);
  expect((await payload.findByID({ collection: 'talents', id: joao })).updatedAt).toBe(before);
});
