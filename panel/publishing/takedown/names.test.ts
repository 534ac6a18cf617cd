import { expect, test } from 'vitest';
import { panel, unpublished } from '../../tests/panel.ts';
import { newPicture } from '../../tests/trash-kit.ts';
import { withNames } from './names.ts';
import type { Receipt } from './receipt.ts';
import { receiptTexts } from './texts.ts';

const RECEIPT: Receipt = {
  ...{ id: 1, at: 0, by: 3, cause: 'pressed', subject: 'talents', subjectId: 12, files: [], kept: [] },
  ...{ tookMs: null, sites: null },
};
const names = { 'users 3': 'Rita', 'talents 12': 'Ana Lima', 'posts 4': 'Bastidores' };

test('a receipt names its person, its talent and the places that have a file still', () => {
  const words = receiptTexts('pt');
  expect(words.heading({ ...RECEIPT, names })).toBe('Retirado do ar: Talento Ana Lima');
  expect([words.person(3, names), words.person(null, names)]).toEqual(['Rita', 'o próprio painel']);
  expect(words.place('posts 4', names)).toBe('Publicação Bastidores');
  expect([words.path('posts 4'), words.path('agency 0')]).toEqual([
    '/admin/collections/posts/4',
    '/admin/globals/agency',
  ]);
});

test('who and what is gone is said in words, never by a number', () => {
  const words = receiptTexts('pt');
  expect(words.heading(RECEIPT)).toBe('Retirado do ar: Talento pessoa excluída');
  expect([words.person(3, {}), words.place('posts 4', {})]).toEqual([
    'conta apagada',
    'Publicação não existe mais',
  ]);
});

test('a slide is named by its page, in the language of whoever reads', async () => {
  const payload = await panel();
  const picture = (await newPicture('slide-do-recibo')).id;
  const data = { type: 'home' as const, slide_mobile: picture, slide_desktop: picture };
  const { id } = await payload.create({ collection: 'slides', data, ...unpublished });
  const receipt = { ...RECEIPT, kept: [{ file: 'a.jpg', by: [`slides ${id}`] }] };
  const nameIn = async (language: 'pt' | 'en') =>
    receiptTexts(language).place(
      `slides ${id}`,
      (await withNames(payload, receipt, null, language)).names ?? {},
    );
  expect([await nameIn('pt'), await nameIn('en')]).toEqual([`Slide Início (${id})`, `Slide Home (${id})`]);
});

test('a file that is gone has the name that was taken down, a person who is gone has none', async () => {
  const payload = await panel();
  const headingOf = async (receipt: typeof RECEIPT) =>
    receiptTexts('pt').heading(await withNames(payload, receipt, null, 'pt'));
  const files = ['saiu.jpg', 'saiu-thumb.webp'];
  const gone = { ...RECEIPT, cause: 'deleted', subjectId: 999_999, files };
  expect(await headingOf({ ...gone, subject: 'media' })).toBe('Apagado: Arquivo saiu.jpg');
  expect(await headingOf({ ...gone, subject: 'talents' })).toBe('Apagado: Talento pessoa excluída');
  const { id, filename } = await newPicture('ainda-aqui');
  const here = { ...gone, subject: 'media', subjectId: id, files: ['antes.jpg'] };
  expect(await headingOf(here)).toBe(`Apagado: Arquivo ${filename}`);
});
