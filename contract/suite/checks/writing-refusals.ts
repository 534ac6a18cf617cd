import assert from 'node:assert/strict';
import { PHOTO_MAX_BYTES } from '@passarela/contract';
import { expectError, refused } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group } from '../kit/runner.ts';
import { applicationForm, childForm, contactForm, type Form, formData, quoteForm } from './forms.ts';
import { png } from './png.ts';

const LONG = 'x'.repeat(201);
const TOO_MANY = JSON.stringify(
  Array.from({ length: 201 }, (_, index) => ({ id: index + 1, name: 'Talent' })),
);

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const NO_IMAGES = {
  text: bytes('not a picture'),
  'a PDF': bytes('%PDF-1.7\n'),
  'an SVG': bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  HEIC: bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'half a PNG': png(60, 80).slice(0, 60),
};

/** Bodies that must be refused and not stored. */
export const writingRefusalChecks = group('Writing: refusals', (target) => {
  const rule = (path: string, form: () => Form) => (what: string, field: string, value: Form[string]) =>
    check(`${what} is 422 and named`, async () => {
      const answer = await target.fromPanel(path, { form: formData({ ...form(), [field]: value }) });
      const { errors } = expectError(answer, 422);
      assert.ok(errors?.[field]?.length, `errors name ${Object.keys(errors ?? {})}, not ${field}`);
    });
  const contact = rule('/api/contact/pt', contactForm);
  const quote = rule('/api/favorites/pt', quoteForm);
  const application = rule('/api/get-scouted/pt', applicationForm);
  const child = rule('/api/get-scouted/pt', childForm);
  return [
    contact('a missing name', 'name', null),
    contact('a name of 201 characters', 'name', LONG),
    contact('an empty e-mail', 'email', ''),
    contact('an e-mail that is none', 'email', 'nobody'),
    contact('a message of 5,001 characters', 'message', 'x'.repeat(5001)),
    quote('a missing phone', 'phone', null),
    quote('models that are no list', 'models', '{}'),
    quote('201 models', 'models', TOO_MANY),
    application('a missing realname', 'realname', null),
    application('a gender that is no choice', 'gender', 'woman'),
    application('a day that is none', 'birthdate', '1990-02-30'),
    application('a missing photo', 'image_4', null),
    application('a photo over 40 megapixels', 'image_1', png(8000, 5001)),
    child('somebody under 18 without a guardian’s name', 'guardian_name', ''),
    child('somebody under 18 without a guardian’s e-mail', 'guardian_email', null),
    child('somebody under 18 without consent', 'consent', null),
    ...Object.entries(NO_IMAGES).map(([what, image_2]) =>
      check(`${what} as a photo is 415`, async () => {
        const form = formData({ ...applicationForm(), image_2 });
        expectError(await target.fromPanel('/api/get-scouted/pt', { form }), 415);
      }),
    ),
    check('a photo over 10 MB is 413', async () => {
      const image_3 = new Uint8Array(PHOTO_MAX_BYTES + 1);
      image_3.set(png(60, 80));
      const form = formData({ ...applicationForm(), image_3 });
      expectError(await target.fromPanel('/api/get-scouted/pt', { form }), 413);
    }),
    check('a body that is no form is 400 or 415', async () => {
      expectError(await target.fromPanel('/api/contact/pt', { json: contactForm() }), 400, 415);
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      expectError(await target.fromPanel('/api/contact/pt', { body: 'no parts', headers }), 400);
    }),
    check('an unknown language or entry is 404', async () => {
      const form = formData(contactForm());
      expectError(await target.fromPanel('/api/contact/fr', { form }), 404);
      expectError(await target.fromPanel('/api/entry/unknown/send', { form }), 404);
    }),
    check('without the panel’s token nothing is taken', async () => {
      for (const token of [null, 'garbage', target.integrationToken]) {
        for (const path of ['contact/pt', 'favorites/pt', 'get-scouted/pt', 'entry/contact/send']) {
          const form = formData(contactForm());
          expectError(await call(`${target.panel}/api/${path}`, { form, token }), 401);
        }
      }
    }),
    check('GET is 405', () => refused(target.fromPanel('/api/contact/pt'), 405)),
  ];
});
