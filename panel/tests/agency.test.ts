import { agencyAnswer, socialMedias } from '@passarela/contract';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { files } from '../platform/files/files.ts';
import { startMedia } from './media-server.ts';
import { call, panel, panelToken, unpublished } from './panel.ts';
import { type Staff, signInStaff } from './staff.ts';
import { newPicture, newTalent } from './trash-kit.ts';

const NOTHING = {
  ...{ phone: null, whatsapp: null, email: null, instagram: null, address: null, legal_name: null },
  ...{ cnpj: null, clients: null, place: null, networks: [], hours: [], people: [] },
};
const save = async (data: object) =>
  (await panel()).updateGlobal({ slug: 'agency', data: { ...NOTHING, ...data }, ...unpublished });
const read = async (path: string) =>
  (await call('GET', `/panel/api/${path}`, { token: await panelToken() })).json();
const agency = async () => agencyAnswer.parse(await read('agency'));

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('agency');
});
afterEach(() => save({}));

test('company, contacts, hours and people reach the services as staff typed them', async () => {
  const photo = await newPicture('ana-lima');
  await (await panel()).update({
    collection: 'media',
    id: photo.id,
    data: { focalX: 40, focalY: 20 },
    ...unpublished,
  });
  await save({
    legal_name: 'Casa de Modelos Ltda.',
    cnpj: '12abc34501de35',
    whatsapp: '(48) 99999-0000',
    instagram: '@casa',
    email: 'ola@casa.example',
    hours: [{ from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' }],
    people: [
      { name: 'Ana Lima', role: { pt: 'Booker', en: null }, photo: photo.id },
      { name: 'Bia Reis', role: {} },
    ],
    networks: [{ name: 'TikTok', url: 'https://www.tiktok.com/@casa' }],
    clients: 'Marola\n\n Vento ',
    place: photo.id,
  });
  expect(await agency()).toMatchObject({
    legal_name: 'Casa de Modelos Ltda.',
    cnpj: '12.ABC.345/01DE-35',
    hours: [{ from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' }],
    people: [
      {
        name: 'Ana Lima',
        role: { pt: 'Booker', en: null },
        photo: photo.filename,
        photo_focus: { x: 0.4, y: 0.2 },
      },
      { name: 'Bia Reis', role: null, photo: null, photo_focus: null },
    ],
    networks: [{ name: 'TikTok', url: 'https://www.tiktok.com/@casa' }],
    clients: ['Marola', 'Vento'],
    place: photo.filename,
  });
  expect(socialMedias.parse(await read('social-medias'))).toEqual({
    instagram: { url: 'https://www.instagram.com/casa' },
    whatsapp: { url: 'https://wa.me/5548999990000' },
    email: { url: 'mailto:ola@casa.example' },
  });
});

test('a network’s address without https is taken, with it', async () => {
  const networks = [{ name: 'LinkedIn', url: 'linkedin.com/company/casa' }];
  expect((await as('editor', 'POST', 'globals/agency', { body: JSON.stringify({ networks }) })).status).toBe(
    200,
  );
  expect((await agency()).networks).toEqual([{ name: 'LinkedIn', url: 'https://linkedin.com/company/casa' }]);
});

test.each([
  [{ cnpj: '12.345.678/0001-96' }, 'CNPJ'],
  [{ hours: [{ from: 'mon', opens: 'cedo', closes: '18:00' }] }, '09:00'],
  [{ hours: [{ from: 'mon', opens: '18:00', closes: '09:00' }] }, 'Fecha depois'],
  [{ networks: [{ name: 'X', url: 'javascript:alert(1)' }] }, 'https://'],
  [{ networks: [{ name: 'X', url: 'a nossa página' }] }, 'https://'],
  [{ email: 'casa' }, 'e-mail'],
])('%j is refused in words', async (data, reason) => {
  const answer = await as('editor', 'POST', 'globals/agency', { body: JSON.stringify(data) });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(reason);
});

test('a person’s photo is public while the agency shows it, and no longer', async () => {
  const photo = await newPicture('so-da-equipe');
  await newTalent('Rascunho Com Foto', [photo], 'draft');
  const media = await startMedia(files());
  const status = async () => (await media.get(photo.filename ?? '')).status;
  await save({ people: [{ name: 'Ana Lima', photo: photo.id }] });
  expect(await status()).toBe(200);
  await save({ people: [] });
  expect(await status()).toBe(410);
  media.stop();
});
