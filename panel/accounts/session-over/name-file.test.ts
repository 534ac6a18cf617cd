import { expect, test } from 'vitest';
import { withFileNameInErrors } from './watch-fetch.ts';

const body = new FormData();
body.append('file', new File(['x'], 'praia.heic'));
const sent = { method: 'POST', body };
const said = async (answered: Promise<Response>, path = '/cms-api/media') => {
  const answer = await withFileNameInErrors(answered, path, sent, 'não foi aceito');
  return [answer.status, await answer.text()];
};
const answer = (status: number, body: BodyInit) => Promise.resolve(new Response(body, { status }));

test.each([
  ['a reason', () => answer(400, '{"errors":[{"message":"É HEIC."}]}'), 400, 'praia.heic: É HEIC.'],
  ['a page of the proxy', () => answer(413, '<html>'), 422, 'praia.heic: não foi aceito'],
  ['no connection', () => Promise.reject(new TypeError('sem conexão')), 503, 'praia.heic: sem conexão'],
])('%s comes with the file’s name', async (_, answered, status, message) => {
  expect(await said(answered())).toEqual([status, JSON.stringify({ errors: [{ message }] })]);
});

test('what was stored, and what is no upload, is left alone', async () => {
  expect(await said(answer(201, '{"doc":{}}'))).toEqual([201, '{"doc":{}}']);
  expect(await said(answer(400, 'x'), '/cms-api/talents/5')).toEqual([400, 'x']);
});

test('an error keeps what else it says', async () => {
  const stale = '{"errors":[{"message":"Outra pessoa salvou.","data":{"code":"stale"}}]}';
  const [, text] = await said(answer(409, stale), '/cms-api/media/5');
  expect(JSON.parse(String(text))).toEqual({
    errors: [{ message: 'praia.heic: Outra pessoa salvou.', data: { code: 'stale' } }],
  });
});
