import assert from 'node:assert/strict';
import { talentAnswer } from '@passarela/contract';
import { expectError, expectShape, expectStatus, refused } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group, skip } from '../kit/runner.ts';
import type { Target } from '../kit/target.ts';
import { formData } from './forms.ts';
import { allTalents } from './talent-list.ts';

const TALENTS_TRIED = 20;
const ZIP_START = 'PK';
const UNKNOWN_ID = 999_999_999;

async function withBook(target: Target): Promise<number> {
  for (const { id } of (await allTalents(target)).slice(0, TALENTS_TRIED)) {
    const answer = await target.fromIntegration(`/api/talent/profile?language=pt&id=${id}`);
    const { data } = expectShape(talentAnswer, answer);
    if (data.book.some(({ file }) => file !== null)) return id;
  }
  skip('no talent has a book');
}

/** POST /api/download/gallery. */
export const downloadChecks = group('Galleries to download', (target) => {
  const download = (talent: string, gallery: string) =>
    target.fromPanel('/api/download/gallery', { form: formData({ talent, gallery }) });
  return [
    check('a book is a ZIP, whatever else the JSON says', async () => {
      const id = await withBook(target);
      const answer = await download(JSON.stringify({ id, book: [{ file: '../../etc/passwd' }] }), 'book');
      expectStatus(answer, 200);
      assert.equal(answer.headers.get('content-type'), 'application/zip');
      assert.ok(answer.text.startsWith(ZIP_START), 'the answer is no ZIP');
      assert.ok(!answer.text.includes('root:'), 'the ZIP holds a file of the server');
    }),
    check('an unknown talent is 404', () =>
      refused(download(JSON.stringify({ id: UNKNOWN_ID }), 'book'), 404),
    ),
    check('an unknown gallery, or a talent that is no JSON, is 400, 404 or 422', async () => {
      expectError(await download('{"id":1}', 'secrets'), 400, 404, 422);
      expectError(await download('{', 'book'), 400, 422);
    }),
    check('a gallery needs the panel’s token', async () => {
      const form = formData({ talent: '{"id":1}', gallery: 'book' });
      expectError(await call(`${target.panel}/api/download/gallery`, { form, token: null }), 401);
    }),
  ];
});
