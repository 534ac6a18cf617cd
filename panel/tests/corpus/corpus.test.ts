import { existsSync, readdirSync } from 'node:fs';
import { errorBody } from '@passarela/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { APPLICATIONS } from '../../platform/files/keys.ts';
import { incomingFolder } from '../../platform/photos/folders.ts';
import { KINDS } from '../../platform/reference/kinds.ts';
import { env } from '../../platform/settings/env.ts';
import { applicationForm, send, sendForm, stored } from '../forms.ts';
import { panel } from '../panel.ts';
import { keysUnder } from '../stored-files.ts';
import { BAD_BODIES } from './bodies.ts';
import { BAD_PICTURES } from './pictures.ts';

const STATUS = { empty: 415, type: 415, damaged: 415, bytes: 413, pixels: 422 };
const MEGABYTE = 1024 * 1024;
const uploads = () => {
  const path = incomingFolder(env().PASSARELA_DATA);
  return existsSync(path) ? readdirSync(path).length : 0;
};

async function everything() {
  const payload = await panel();
  const rows = await Promise.all(
    [...KINDS, 'mails' as const, 'receipts' as const].map((collection) => payload.count({ collection })),
  );
  return [...rows.map(({ totalDocs }) => totalDocs), (await keysUnder(APPLICATIONS)).length, uploads()];
}

let before: number[] = [];
let rssBefore = 0;

beforeAll(async () => {
  await stored(await sendForm('get-scouted/pt', await applicationForm()));
  rssBefore = process.memoryUsage.rss();
  before = await everything();
});

afterEach(async () => {
  expect(await everything()).toEqual(before);
});

afterAll(async () => {
  await stored(await sendForm('get-scouted/pt', await applicationForm()));
  const grown = (process.memoryUsage.rss() - rssBefore) / MEGABYTE;
  console.log(
    `${BAD_PICTURES.length} bad files and ${BAD_BODIES.length} bad bodies refused; memory grew ${grown.toFixed(0)} MB`,
  );
  expect(grown).toBeLessThan(300);
});

test.each(BAD_PICTURES)('$name is refused as $error', async ({ error, bytes }) => {
  const image_2 = { name: 'rosto.jpg', bytes: new Uint8Array(await bytes()) };
  const answer = await sendForm('get-scouted/pt', { ...(await applicationForm()), image_2 });
  const { errors } = errorBody.parse(await answer.json());
  expect({ status: answer.status, errors }).toEqual({ status: STATUS[error], errors: { image_2: [error] } });
});

test.each(BAD_BODIES)('$name is $status', async ({ path, status, body }) => {
  const { body: content, headers } = await body();
  const answer = await send(path, content, headers);
  expect(answer.status).toBe(status);
  errorBody.parse(await answer.json());
});
