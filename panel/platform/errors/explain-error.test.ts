import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { explainError } from './explain-error.ts';
import { TooBusy } from './refusal.ts';

/** The answer to an error of another copy of Payload. */
async function explained(error: Error, language = 'pt', message = '') {
  const req = { i18n: { language } } as PayloadRequest;
  const answer = await explainError({ error, req, context: {}, result: { errors: [{ message }] } });
  return answer?.response;
}

const error = (path: string, message: string) =>
  Object.assign(new Error('O campo a seguir está inválido: Nome'), {
    data: { errors: [{ path, message }] },
    status: 400,
  });

const wrapped = (reason: string) => new Error('Failed query: …', { cause: new Error(reason) });

test('an error keeps its field and its reason', async () => {
  const errors = [{ path: 'name', message: 'Esse campo é obrigatório.' }];
  const message = 'O campo a seguir está inválido: Nome';
  expect(await explained(error('name', 'Esse campo é obrigatório.'))).toEqual({
    errors: [{ name: 'ValidationError', data: { errors }, message }],
  });
});

test('a heading in English with a stored name gives way to the reason', async () => {
  const raw = Object.assign(new Error('The following field is invalid: password'), {
    data: { errors: [{ path: 'password', message: 'Use pelo menos 12 caracteres.' }] },
  });
  const answer = JSON.stringify(await explained(raw));
  expect(answer).toContain('"message":"Confira: Use pelo menos 12 caracteres."');
  expect(answer).not.toContain('invalid');
});

test.each([
  ['a file that is none of ours', error('file', 'Invalid file type'), '', /^Este arquivo não serve\./],
  ['too large a file', Object.assign(new Error('x'), { status: 413 }), '', /passa de 200 MB/],
  ['too large a request', new Error('Multipart request size limit has been reached'), '', /passa de 200 MB/],
  ['a full disk', wrapped('SQLITE_FULL: database or disk is full'), '', /disco do servidor está cheio/],
  [
    'no room for a file',
    new Error('ENOSPC: no space left on device, write'),
    '',
    /disco do servidor está cheio/,
  ],
  ['too many passwords at once', new TooBusy(), '', /ocupado neste momento/],
  ['a locked database', wrapped('SQLITE_BUSY: database is locked'), '', /banco de dados está ocupado/],
  ['a full disk of PostgreSQL', wrapped('could not extend file: No space left on device'), '', /está cheio/],
  [
    'no connection in time',
    wrapped('timeout exceeded when trying to connect'),
    '',
    /banco de dados está ocupado/,
  ],
  ['an error nobody foresaw', new Error('x'), 'An unknown error occurred.', /nada foi salvo/],
])('%s is told in words', async (_what, error, message, words) => {
  expect(JSON.parse(JSON.stringify(await explained(error, 'pt', message))).errors[0].message).toMatch(words);
  expect(JSON.stringify(await explained(error, 'en', message))).toMatch(/file|nothing was saved/);
});

test('a refusal that has words keeps them', async () => {
  expect(await explained(new Error('x'), 'pt', 'Você não tem permissão.')).toBeUndefined();
});
