import { handleEndpoints } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import config from '../payload.config.ts';
import { sampled } from './environment.ts';
import { panel } from './panel.ts';

// A stranger's requests without a session are refused as wrong, and never a failure of ours that rings an alarm.
const SIGN_IN = ['login', 'login/code', 'login/again', 'login/in-place', 'login/in-place/code', 'logout'];
const ACCOUNT = ['forgot-password', 'reset-password', 'set-up'];

const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
/** Payload's answer for its own tables without an API. */
const NOT_THERE = 501;
const NUL = '\u0000';

const BODIES: [name: string, type: string, body: string][] = [
  ['no JSON', 'application/json', '{'],
  ['a list', 'application/json', '[]'],
  ['a number', 'application/json', '1'],
  ['null', 'application/json', 'null'],
  [
    'objects for texts',
    'application/json',
    '{"email":{"a":1},"password":[1],"token":{"b":[]},"code":{},"name":1}',
  ],
  [
    'NUL in every text',
    'application/json',
    JSON.stringify({ email: `a${NUL}@b.c`, password: NUL, token: NUL, code: NUL }),
  ],
  ['half a character', 'application/json', '{"email":"\\ud800@a.b","password":"\\udfff","token":"\\ud800"}'],
  ['_payload that is no JSON', 'multipart/form-data; boundary=b', `${part('_payload', '{')}--b--\r\n`],
  ['_payload that is a list', 'multipart/form-data; boundary=b', `${part('_payload', '[1]')}--b--\r\n`],
  [
    'two _payload',
    'multipart/form-data; boundary=b',
    `${part('_payload', '{}')}${part('_payload', '{}')}--b--\r\n`,
  ],
  [
    '_payload as a file',
    'multipart/form-data; boundary=b',
    `${part('_payload', '{}', '; filename="a"')}--b--\r\n`,
  ],
  ['parts without an end', 'multipart/form-data; boundary=b', part('_payload', '{}')],
  ['no boundary', 'multipart/form-data', 'x'],
  ['a form of many percent signs', 'application/x-www-form-urlencoded', 'email=%&password=%zz&token=%00'],
  ['nothing', 'application/json', ''],
];

beforeAll(async () => {
  await panel();
});

async function statusOf(path: string, init: RequestInit): Promise<number> {
  const headers = { Origin: 'http://127.0.0.1:4000', ...init.headers };
  const request = new Request(`http://panel.test/cms-api/${path}`, { ...init, headers });
  return (await handleEndpoints({ config, request })).status;
}

for (const path of [...SIGN_IN, ...ACCOUNT])
  test(`users/${path}: no body makes it fail`, async () => {
    for (const [name, type, body] of BODIES) {
      const status = await statusOf(`users/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body,
      });
      // there is no mail here, which the answer says; a page's form is led back to its page
      if (path === 'forgot-password') expect.soft([303, 400, 503], name).toContain(status);
      else expect.soft(status, name).toBeLessThan(500);
    }
  });

test('no address of the API fails for a stranger', async () => {
  const { collections, globals } = await config;
  const ends = [
    '',
    '/versions',
    '/versions/1',
    '/1',
    '/count',
    '/a%00b',
    `/${'x'.repeat(3_000)}`,
    '/me',
    '/access',
  ];
  const paths = [
    ...collections.map(({ slug }) => slug),
    ...globals.map(({ slug }) => `globals/${slug}`),
    'nothing',
  ];
  for (const path of paths)
    for (const end of ends) {
      const status = await statusOf(`${path}${end}`, { method: 'GET' });
      expect.soft(status, (path + end).slice(0, 60)).toBeLessThanOrEqual(NOT_THERE);
    }
});

test.each([
  'where[a]=1',
  'where[or][0][and][0][x][y]=1',
  'depth=x',
  'limit=-1',
  'limit=1e9',
  'sort=%00',
  'select[a][b]=1',
  'where[id][near]=1',
  'locale=%',
  'joins[a][b]=1',
  'populate[a]=1',
  'page=1e99',
])('?%s fails nowhere for a stranger', async (query) => {
  const { collections } = await config;
  for (const { slug } of sampled(collections, 3))
    expect(await statusOf(`${slug}?${query}`, { method: 'GET' }), slug).toBeLessThanOrEqual(NOT_THERE);
});
