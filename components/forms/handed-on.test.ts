import { PHOTO_FIELDS } from '@passarela/contract/limits';
import { beforeEach, expect, it, vi } from 'vitest';
import { toOffered } from '@/lib/forms/choice';
import { takeApplication } from './application/take-application';
import { sendContact } from './contact/actions';
import { sendQuote } from './quote/actions';

const SITE = 'https://passarela.example';
const headers = new Headers({ origin: SITE });
const photos = Object.fromEntries(
  PHOTO_FIELDS.map((field) => [field, { type: 'image/jpeg', sha256: field }]),
);

const handed = vi.hoisted((): unknown[] => []);
vi.mock('@/lib/backend/writing', () => ({
  storeEntry: async (entry: unknown) => {
    handed.push(entry);
    return { status: 'sent', reference: 'AFM-7K3Q9', sendsMail: false };
  },
}));
vi.mock('@/lib/backend/favorites', () => ({
  quotedRows: async (cards: object[]) => cards.map((card) => ({ ...card, hair: 'blonde' })),
}));
vi.mock('@/lib/backend/admit', () => ({ sharedFormWait: async () => null }));
vi.mock('next/headers', () => ({ headers: async () => headers }));
vi.mock('@/lib/system/env', () => ({ env: () => ({ SITE_URL: SITE }) }));
vi.mock('@/lib/forms/photos', () => ({ readApplicationPhotos: () => ({ files: photos, errors: {} }) }));

beforeEach(() => {
  handed.length = 0;
  globalThis.passarelaForms = undefined;
  globalThis.passarelaLimits = undefined;
});

function form(fields: Record<string, string>) {
  const data = new FormData();
  const own = { lang: 'en', website: '', filled_ms: '9000', accept: 'on', other: 'x' };
  for (const [name, value] of Object.entries({ ...own, ...fields })) data.set(name, value);
  return data;
}

const message = { name: 'Ana Lima', email: 'ana@example.com', message: 'Olá' };

it('hands on each form in its language with its own fields and no others [S85.1 S131.1 S148.1 S148.2]', async () => {
  await sendContact(null, form(message));
  const phone = '+55 (47) 99999-9999';
  const models = [
    { id: 7, name: 'Bia' },
    { id: 9, name: 'Caio' },
  ];
  await sendQuote(null, form({ ...message, phone, models: JSON.stringify(models) }));
  expect(handed).toEqual([
    { entry: 'contact', lang: 'en', key: expect.any(String), form: { fields: message } },
    {
      entry: 'favorites',
      lang: 'en',
      key: expect.any(String),
      form: {
        fields: {
          ...message,
          phone,
          models: JSON.stringify(models.map((model) => ({ ...model, hair: 'blonde' }))),
        },
      },
    },
  ]);
});

it('hands on each form field of an application, choices as value and label, and the four photos [S87.1 S132.1 S146.1 S146.2 S146.4]', async () => {
  // as the options of the lists are, written out: the panel reads these names
  const choices = {
    country: '{"value":"BR","label":"Brasil"}',
    id_state: '{"value":"SC","label":"Santa Catarina"}',
    basedin: '{"value":"4209102","label":"Joinville"}',
    gender: '{"value":"woman","label":"Mulher"}',
  };
  expect(toOffered({ id: 'BR', value: 'Brasil' })).toEqual({ value: choices.country, label: 'Brasil' });
  const texts = {
    realname: 'Ana Lima',
    name: 'Ana',
    height: '178/5\'10"',
    email: 'ana@example.com',
    instagr: '@ana',
    phone: '+55 (47) 99999-9999',
  };
  const answer = await takeApplication(form({ ...texts, ...choices, birthdate: '29/02/2000' }), headers);
  expect(answer).toMatchObject({ status: 'sent' });
  expect(handed).toEqual([
    {
      entry: 'getScouted',
      lang: 'en',
      key: expect.any(String),
      form: { fields: { ...texts, ...choices, birthdate: '2000-02-29' }, files: photos },
    },
  ]);
});
