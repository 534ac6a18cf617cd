import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openGate } from '../testing/open-gate.ts';
import type { BodyRule, Rule } from './rule.ts';
import { pathPattern } from './rule.ts';

const post = (path: string, body: BodyRule): Rule => ({ method: 'POST', fits: pathPattern(path), body });
const rules: Rule[] = [
  post('/json', { types: ['json'], maxBytes: 1000, maxDepth: 3 }),
  post('/form', { types: ['urlencoded', 'multipart'], maxBytes: 4000, maxFields: 3, maxFiles: 1 }),
  post('/members', { types: ['json'], maxBytes: 1000, maxAnonymousBytes: 10 }),
  post('/members/only', { types: ['json'], maxBytes: 1000, maxAnonymousBytes: 0 }),
  {
    ...post('/known', { types: ['json'], maxBytes: 1000 }),
    isForKnown: true,
  },
  post('/large', { types: ['multipart'], maxBytes: 10_000, isStreamed: true }),
  { method: 'DELETE', fits: pathPattern('/form') },
  { method: 'POST', fits: pathPattern('/own/**'), dropsBody: true },
];
const isKnown = ({ headers }: IncomingMessage) => headers.authorization === 'Bearer x';
const site = () => openGate({ rules, isKnown });

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const PARTS_TYPE = { 'content-type': 'multipart/form-data; boundary=b' };
const field = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nv\r\n`;
const file = (name: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\nv\r\n`;
const parts = (...each: string[]) => `${each.join('')}--b--\r\n`;

it('hands a body on whole, with its length, and a request without one as it is', async () => {
  const { send, reached } = await site();
  expect(await send('/json?a=1', { headers: JSON_TYPE, body: '{"a":[1]}' })).toMatchObject({ text: '9' });
  expect(await send('/json', { method: 'GET' })).toMatchObject({ status: 200, text: '0' });
  expect(await send('/anything', { method: 'GET' })).toMatchObject({ status: 200 });
  expect(reached).toEqual(['POST /json?a=1 9', 'GET /json 0', 'GET /anything 0']);
});

type Sent = Parameters<Awaited<ReturnType<typeof site>>['send']>[1];
const REFUSED: [string, string, Sent, number][] = [
  ['a method that the address lacks', '/json', { method: 'DELETE' }, 405],
  ['a body where none may come', '/anything', { method: 'POST', headers: JSON_TYPE, body: '{}' }, 405],
  ['a body of GET', '/anything', { method: 'GET', headers: JSON_TYPE, body: '{}' }, 413],
  ['another type', '/json', { headers: FORM_TYPE, body: 'a=1' }, 415],
  ['no type', '/json', { body: '{}' }, 415],
  ['a compressed body', '/json', { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: '{}' }, 415],
  ['too many bytes', '/json', { headers: JSON_TYPE, body: 'x'.repeat(1001) }, 413],
  [
    'too many bytes of unknown length',
    '/json',
    {
      headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
      body: 'x'.repeat(1001),
    },
    413,
  ],
  [
    'a large body of unknown length',
    '/large',
    { headers: { ...PARTS_TYPE, 'transfer-encoding': 'chunked' }, body: parts() },
    411,
  ],
  ['a long body of a stranger', '/members', { headers: JSON_TYPE, body: '[1,2,3,4,5,6]' }, 401],
  ['any body of a stranger', '/members/only', { headers: JSON_TYPE, body: '[]' }, 401],
  ['a stranger where only known senders are heard', '/known', { headers: JSON_TYPE, body: '{}' }, 401],
  ['a stranger there who sends nothing', '/known', {}, 401],
  ['JSON of four levels', '/json', { headers: JSON_TYPE, body: '[[[[1]]]]' }, 413],
  ['four fields', '/form', { headers: FORM_TYPE, body: 'a&b&c&d' }, 413],
  [
    'four parts that are fields',
    '/form',
    { headers: PARTS_TYPE, body: parts(...'abcd'.split('').map(field)) },
    413,
  ],
  ['two files', '/form', { headers: PARTS_TYPE, body: parts(file('a'), file('b')) }, 413],
  [
    'five parts that are nothing',
    '/form',
    { headers: PARTS_TYPE, body: parts(...Array(5).fill('--b\r\nX: y\r\n\r\n\r\n')) },
    413,
  ],
  ['a form that breaks off', '/form', { headers: PARTS_TYPE, body: field('a') }, 400],
  [
    'a form without a boundary',
    '/form',
    { headers: { 'content-type': 'multipart/form-data' }, body: field('a') },
    400,
  ],
  [
    'a part with too long headers',
    '/form',
    { headers: PARTS_TYPE, body: `--b\r\nX: ${'y'.repeat(20_000)}` },
    413,
  ],
];
it.each(REFUSED)('refuses %s unread', async (_what, path, sent, status) => {
  const { send, reached } = await site();
  expect((await send(path, sent)).status).toBe(status);
  expect(reached).toEqual([]);
});

it('leaves it to the program to say that there is no such route, but keeps the body from it', async () => {
  const { send, open, reached } = await site();
  expect(await send('/own/nothing', { headers: JSON_TYPE, body: '[[[[[[' })).toMatchObject({ text: '0' });
  const bytes = 3_000_000;
  const long = open(['POST /own/x HTTP/1.1', 'Host: a', 'Connection: close', `Content-Length: ${bytes}`]);
  await new Promise((written) => long.socket.write(Buffer.alloc(bytes), written));
  await long.closed;
  expect(long.answer()).toMatch(/^HTTP\/1\.1 200 /);
  expect(reached).toEqual(['POST /own/nothing 0', 'POST /own/x 0']);
});

it('ends the connection after the answer, not after the body', async () => {
  const { open } = await site();
  const line = open(['POST /own/slow HTTP/1.1', 'Host: a', 'Connection: close', 'Content-Length: 5']);
  await delay(30);
  line.socket.write('12345');
  await line.closed;
  expect(line.answer()).toMatch(/^HTTP\/1\.1 200 /);
});

it('says which methods an address has', async () => {
  const { send } = await site();
  expect((await send('/json', { method: 'PUT' })).headers.allow).toBe('GET, HEAD, OPTIONS, POST');
  expect((await send('/anything', { method: 'TRACE' })).headers.allow).toBe('GET, HEAD, OPTIONS');
});

it('takes as much as its rule says, and no less', async () => {
  const { send } = await site();
  const known = { ...JSON_TYPE, authorization: 'Bearer x' };
  expect((await send('/json', { headers: JSON_TYPE, body: `"${'['.repeat(998)}"` })).text).toBe('1000');
  expect((await send('/json', { headers: JSON_TYPE, body: '[[["\\"[[["]]]' })).status).toBe(200);
  expect((await send('/members', { headers: known, body: '[1,2,3,4,5,6]' })).status).toBe(200);
  expect((await send('/members/only', { headers: known, body: '[]' })).status).toBe(200);
  expect((await send('/known', { headers: known, body: '{}' })).text).toBe('2');
  expect((await send('/known', { method: 'GET' })).status).toBe(200);
  expect((await send('/form', { headers: FORM_TYPE, body: 'a&b&c' })).status).toBe(200);
  const whole = parts(field('a'), field('b'), field('c'), file('d'));
  expect((await send('/form', { headers: PARTS_TYPE, body: whole })).text).toBe(String(whole.length));
  expect((await send('/large', { headers: PARTS_TYPE, body: 'x'.repeat(10_000) })).text).toBe('10000');
});

it('refuses two names of one host, and another protocol', async () => {
  const { open, reached } = await site();
  const two = open(['GET / HTTP/1.1', 'Host: a', 'Host: b']);
  await two.closed;
  expect(two.answer()).toMatch(/^HTTP\/1\.1 400 /);
  const other = open(['GET / HTTP/1.1', 'Host: a', 'Connection: Upgrade', 'Upgrade: websocket']);
  await other.closed;
  expect(other.answer()).toMatch(/^HTTP\/1\.1 400 /);
  expect(reached).toEqual([]);
});

const LONG = ['POST /json HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 900'];

it('hangs up on one who is slow or silent, and says why', async () => {
  const { open, reached } = await openGate({ rules, pace: { minBytesPerSecond: 100, windowMs: 300 } });
  const silent = open(LONG, '[');
  const drip = open(LONG, '[');
  const timer = setInterval(() => drip.socket.write('1'), 50);
  await Promise.all([silent.closed, drip.closed]);
  clearInterval(timer);
  for (const { answer } of [silent, drip]) expect(answer()).toMatch(/^HTTP\/1\.1 408 /);
  expect(reached).toEqual([]);
});

it('has patience with one who keeps the pace', async () => {
  const { open } = await openGate({ rules, pace: { minBytesPerSecond: 100, windowMs: 300 } });
  const steady = open([...LONG, 'Connection: close'], '');
  const timer = setInterval(() => steady.socket.write(`"${' '.repeat(48)}"`), 50);
  await steady.closed;
  clearInterval(timer);
  expect(steady.answer()).toMatch(/^HTTP\/1\.1 200 /);
});

it.each(['keep-alive', 'close'])(
  'hears a refused body to its end, so that the sender reads the answer (%s)',
  async (connection) => {
    const { open } = await site();
    const bytes = 8_000_000;
    const { socket, answer, closed } = open([
      'POST /json HTTP/1.1',
      'Host: a',
      `Connection: ${connection}`,
      `Content-Length: ${bytes}`,
    ]);
    const errors: Error[] = [];
    socket.on('error', (error) => errors.push(error));
    for (let sent = 0; sent < bytes; sent += bytes / 10) {
      await new Promise((written) => socket.write(Buffer.alloc(bytes / 10), written));
    }
    if (connection === 'keep-alive') socket.end();
    await closed;
    expect(answer()).toMatch(/^HTTP\/1\.1 415 /);
    expect(errors).toEqual([]);
  },
);
