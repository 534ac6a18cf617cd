import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { storedAnswer } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';
import { applicationForm, childForm, choice, contactForm, type Form, formData, quoteForm } from './forms.ts';

const CALLS = [
  { path: '/api/contact/pt', form: contactForm },
  { path: '/api/contact/en', form: contactForm },
  { path: '/api/favorites/pt', form: quoteForm },
  { path: '/api/get-scouted/en', form: applicationForm },
  { path: '/api/entry/contact/send', form: contactForm },
  { path: '/api/entry/favorites/send', form: quoteForm },
  { path: '/api/entry/getScouted/send', form: applicationForm },
];
const AT_ONCE = 8;

/** Bodies that must be stored. Each check leaves entries in the server's inbox. */
export const writingChecks = group('Writing', (target) => {
  const send = async (path: string, form: Form, headers: Record<string, string> = {}) =>
    expectShape(storedAnswer, await target.fromPanel(path, { form: formData(form), headers }), 201);
  const key = () => ({ 'idempotency-key': randomUUID() });
  return [
    ...CALLS.map(({ path, form }) =>
      check(`POST ${path} answers 201 with id and reference`, () => send(path, form())),
    ),
    check('the same Idempotency-Key answers the first result again', async () => {
      const headers = key();
      const first = await send('/api/contact/pt', contactForm(), headers);
      assert.deepEqual(await send('/api/contact/pt', contactForm(), headers), first);
    }),
    check('the same Idempotency-Key many times at once is one entry', async () => {
      const headers = key();
      const sends = Array.from({ length: AT_ONCE }, () => send('/api/contact/pt', contactForm(), headers));
      const references = (await Promise.all(sends)).map(({ reference }) => reference);
      assert.equal(new Set(references).size, 1, references.join(', '));
    }),
    check('another key, or none, is another entry', async () => {
      const references = [];
      for (const headers of [key(), key(), {}, {}]) {
        references.push((await send('/api/contact/pt', contactForm(), headers)).reference);
      }
      assert.equal(new Set(references).size, references.length, references.join(', '));
    }),
    check('somebody under 18 is stored with guardian and consent', () =>
      send('/api/get-scouted/pt', childForm()),
    ),
    check('an application whose city is a choice of nothing is stored', () =>
      send('/api/get-scouted/pt', { ...applicationForm(), basedin: choice('') }),
    ),
    check('texts of exactly 200 and 5,000 characters are stored', async () => {
      const form = { ...contactForm(), name: 'é'.repeat(200), message: 'é'.repeat(5000) };
      await send('/api/contact/pt', form);
    }),
  ];
});
