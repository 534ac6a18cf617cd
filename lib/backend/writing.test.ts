import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { CircuitState } from 'cockatiel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { circuitOf } from './circuit.ts';
import { resetBackendState } from './state.ts';
import { type StubAnswer, startStub } from './testing/stub-service.ts';
import { world } from './testing/world.ts';
import { closeConnections } from './transport.ts';
import { storeEntry } from './writing.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));

let stub: Awaited<ReturnType<typeof startStub>>;
let answer: (authorization: string) => StubAnswer;
let seen: { path: unknown; key: unknown; language: unknown; type: unknown; body: string }[];
/** Whether the service echoes `Idempotency-Key`, as ours does. */
let echoes: boolean;
let logins = 0;

beforeEach(async () => {
  resetBackendState();
  seen = [];
  logins = 0;
  echoes = true;
  stub = await startStub((req, body) => {
    const key = String(req.headers['idempotency-key']);
    const echo = echoes ? { 'idempotency-key': key } : {};
    if (req.url === '/panel/api/login')
      return {
        json: { token: `t${++logins}`, token_type: 'bearer', expires_in: 3600 },
        headers: echo,
      };
    const { 'accept-language': language, 'content-type': type } = req.headers;
    seen.push({ path: req.url, key, language, type, body });
    const given = answer(req.headers.authorization ?? '');
    return typeof given === 'string' ? given : { ...given, headers: { ...echo, ...given.headers } };
  });
  world.url = stub.url;
});
afterEach(async () => {
  await closeConnections();
  stub.stop();
});

const store = () =>
  storeEntry({
    entry: 'contact',
    lang: 'pt',
    key: 'k1',
    form: { fields: { name: 'Ana', email: 'a@b.example' } },
  });
const stored = { status: 201, json: { id: 1, reference: 'AFM-7K3Q9' } };

describe('an entry', () => {
  it('is sent as a form with its key, and answered with the reference [S130.1]', async () => {
    answer = () => stored;
    expect(await store()).toEqual({ status: 'sent', reference: 'AFM-7K3Q9', sendsMail: false });
    expect(stub.calls).toContain('POST /panel/api/contact/pt');
    expect(seen[0]?.key).toBe('k1');
    expect(seen[0]?.body).toContain('name="name"\r\n\r\nAna');
  });

  it('is sent again with the same key after a 401, once', async () => {
    answer = (authorization) =>
      authorization === 'Bearer t2' ? stored : { status: 401, json: { message: 'x' } };
    expect(await store()).toMatchObject({ status: 'sent' });
    expect(seen.map(({ key }) => key)).toEqual(['k1', 'k1']);
  });

  it.each<[string, StubAnswer]>([
    ['a redirect to the sign-in', { status: 302, text: '', headers: { location: '/login' } }],
    ['the page of the sign-in', { text: '<!doctype html><title>Entrar</title>' }],
    ['a no with a good status', { json: { success: false, message: 'Unauthenticated.' } }],
    ['only words with a good status', { json: { message: 'Token expirado' } }],
    ['419', { status: 419, json: {} }],
  ])('gets a new token where an old one is refused with %s, each time', async (_how, refusal) => {
    let good = 't1';
    answer = (authorization) => (authorization === `Bearer ${good}` ? stored : refusal);
    for (const token of ['t1', 't2', 't3']) {
      good = token;
      expect(await store(), token).toMatchObject({ status: 'sent' });
    }
    expect(logins).toBe(3);
  });

  it('is sent once more only where a page says nothing of thanks, or no field is named', async () => {
    answer = () => ({ text: '<h1>Obrigado!</h1>' });
    expect(await store()).toMatchObject({ failure: 'unknown' });
    answer = () => ({ json: { success: false, erros: { email: ['Inválido'] } } });
    expect(await store()).toMatchObject({ failure: 'fields', errors: { email: 'other' } });
    expect([seen.length, logins]).toEqual([2, 1]);
  });

  it.each<[string, StubAnswer]>([
    ['dies over it', 'die'],
    ['is found dead by a proxy', { status: 502, text: '<html>' }],
  ])('is sent again with the same key, once, where one copy of the panel %s', async (_case, dead) => {
    answer = () => (seen.length === 1 ? dead : stored);
    expect(await store()).toMatchObject({ status: 'sent' });
    expect(seen.map(({ key }) => key)).toEqual(['k1', 'k1']);
    seen = [];
    answer = () => dead;
    expect(await store()).toMatchObject({ failure: 'unavailable' });
    expect(seen).toHaveLength(2);
  });

  it('reads its photos from disk again where it is sent again [S146.3]', async () => {
    let opened = 0;
    const read = () => {
      opened += 1;
      return Readable.from([Buffer.from('the '), Buffer.from('bytes')]);
    };
    const photo = { type: 'image/png', bytes: 9, sha256: 'x', read };
    answer = (authorization) =>
      authorization === 'Bearer t2' ? stored : { status: 401, json: { message: 'x' } };
    const form = { fields: { name: 'Ana “ção”' }, files: { image_1: photo } };
    expect(await storeEntry({ entry: 'getScouted', lang: 'pt', key: 'k1', form })).toMatchObject({
      status: 'sent',
    });
    expect(opened).toBe(2);
    const [type] = seen.map(({ type: each }) => String(each)).slice(-1);
    const body = new Response(seen.at(-1)?.body, { headers: { 'content-type': type ?? '' } });
    const sent = await body.formData();
    expect(sent.get('name')).toBe('Ana “ção”');
    const file = sent.get('image_1');
    expect(file instanceof File && [file.name, file.type, await file.text()]).toEqual([
      'image_1.png',
      'image/png',
      'the bytes',
    ]);
  });

  it('is not stored where a photo can’t be read, and says so', async () => {
    const read = () => createReadStream('/nowhere/image_1');
    const photo = { type: 'image/png', bytes: 9, sha256: 'x', read };
    answer = () => stored;
    const form = { fields: {}, files: { image_1: photo } };
    const writing = { entry: 'getScouted', lang: 'pt', key: 'k1', form } as const;
    expect(await storeEntry(writing)).toMatchObject({ failure: 'unavailable' });
  });

  it.each([
    [413, {}, 'tooLarge', {}, null],
    [413, { errors: { image_4: ['bytes'] } }, 'fields', { image_4: 'photoTooLarge' }, null],
    [415, { errors: { image_1: ['not an image'] } }, 'fields', { image_1: 'photoType' }, null],
    [415, { errors: { image_1: ['empty'] } }, 'fields', { image_1: 'photoEmpty' }, null],
    [415, { errors: { image_1: ['type'] } }, 'fields', { image_1: 'photoType' }, null],
    [415, { errors: { image_2: ['damaged'] } }, 'fields', { image_2: 'photoBroken' }, null],
    [415, { errors: { image_3: ['slow'] } }, 'fields', { image_3: 'photoSlow' }, null],
    [422, { errors: { image_1: ['pixels'] } }, 'fields', { image_1: 'photoTooManyPixels' }, null],
    [422, { errors: { image_1: ['required'] } }, 'fields', { image_1: 'photoMissing' }, null],
    [422, { errors: { image_1: ['what?'] } }, 'fields', { image_1: 'other' }, null],
    [
      422,
      { errors: { email: ['email'], name: ['what?'] } },
      'fields',
      { email: 'email', name: 'other' },
      null,
    ],
    [429, {}, 'limited', {}, 90],
    [503, {}, 'unavailable', {}, 90],
    [500, {}, 'unavailable', {}, 90],
    [404, {}, 'unavailable', {}, 90],
    [401, {}, 'unavailable', {}, 90],
  ])(
    'refused with %s comes back as a message key [S160.1]',
    async (status, body, failure, errors, retryAfterS) => {
      answer = () => ({ status, json: { message: 'x', ...body }, headers: { 'retry-after': '90' } });
      expect(await store()).toMatchObject({ status: 'failed', failure, errors, retryAfterS });
    },
  );

  it('is stored without a reference too, and not where a page or a redirect answers', async () => {
    answer = () => ({ status: 201, json: { ok: true } });
    expect(await store()).toEqual({ status: 'sent', reference: null, sendsMail: false });
    answer = () => ({ status: 200, text: '' });
    expect(await store()).toEqual({ status: 'sent', reference: null, sendsMail: false });
    answer = () => ({ status: 200, text: 'ok' });
    expect(await store()).toEqual({ status: 'sent', reference: null, sendsMail: false });
    answer = () => ({ status: 201, text: '<html>' });
    expect(await store()).toMatchObject({ failure: 'unavailable' });
    answer = () => ({ status: 302, text: '', headers: { location: '/' } });
    expect(await store()).toMatchObject({ failure: 'unavailable' });
    answer = () => ({ json: { success: false, errors: { name: ['Obrigatório'], token: ['x'] } } });
    expect(await store()).toMatchObject({ failure: 'fields', errors: { name: 'other' } });
    answer = () => ({ json: { success: false } });
    expect(await store()).toMatchObject({ failure: 'unavailable' });
    world.url = 'http://127.0.0.1:9';
    expect(await store()).toMatchObject({ failure: 'unavailable' });
  });

  it('goes to the Portuguese address, with the language of the visitor beside it', async () => {
    answer = () => stored;
    await storeEntry({ entry: 'favorites', lang: 'en', key: 'k1', form: { fields: {} } });
    expect(seen).toMatchObject([{ path: '/panel/api/favorites/pt', language: 'en' }]);
  });

  it.each([404, 405])(
    'goes by the name of the form where its address is %i, from then on',
    async (status) => {
      answer = () => (String(seen.at(-1)?.path).endsWith('/contact/pt') ? { status, json: {} } : stored);
      expect(await store()).toMatchObject({ status: 'sent' });
      expect(await store()).toMatchObject({ status: 'sent' });
      const send = '/panel/api/entry/contact/send';
      expect(seen.map(({ path }) => path)).toEqual(['/panel/api/contact/pt', send, send]);
      answer = () => (String(seen.at(-1)?.path).endsWith('/send') ? { status: 404, json: {} } : stored);
      expect(await store()).toMatchObject({ status: 'sent' });
      expect(seen.slice(3).map(({ path }) => path)).toEqual([send, '/panel/api/contact/pt']);
    },
  );

  it('is remembered for no form by an address that refuses it', async () => {
    answer = () => ({ status: String(seen.at(-1)?.path).endsWith('/send') ? 422 : 404, json: {} });
    await store();
    await store();
    expect(seen.map(({ path }) => path)).toHaveLength(4);
  });

  it('is really tried while the circuit of the readers is open, and does not open it', async () => {
    const held = circuitOf('panel').isolate();
    answer = () => stored;
    expect(await store()).toMatchObject({ status: 'sent' });
    held.dispose();
    answer = () => ({ status: 429, json: { message: 'x' } });
    await store();
    expect(circuitOf('panel').state).toBe(CircuitState.Closed);
  });
});

describe('an entry for a service that does not know sends again', () => {
  beforeEach(() => {
    echoes = false;
  });

  it.each<[string, StubAnswer]>([
    ['breaks after it may have stored it', { status: 500, json: { message: 'Server Error' } }],
    ['says both', { json: { sucesso: true, erro: 'e-mail' } }],
    ['thanks on another page', { status: 302, text: '', headers: { location: '/obrigado' } }],
  ])('is neither lost nor stored where the service %s', async (_case, given) => {
    answer = () => given;
    expect(await store()).toMatchObject({ failure: 'unknown' });
    expect(seen).toHaveLength(1);
  });

  it.each<[string, StubAnswer]>([
    ['dies over it', 'die'],
    ['is found dead by a proxy', { status: 502, text: '<html>' }],
    ['is too slow for a proxy', { status: 504, text: '<html>' }],
  ])('is sent once where one copy %s, and nobody says that it is lost or stored', async (_case, dead) => {
    answer = () => dead;
    expect(await store()).toMatchObject({ failure: 'unknown' });
    answer = () => stored;
    expect(await store(), 'the same again').toMatchObject({ failure: 'unknown' });
    expect(seen).toHaveLength(1);
  });

  it('is stored once where it is sent twice within ten minutes, and again after a refusal', async () => {
    answer = () => ({ status: 422, json: {} });
    expect(await store()).toMatchObject({ failure: 'fields' });
    answer = () => stored;
    expect(await store()).toMatchObject({ status: 'sent' });
    expect(await store()).toEqual({ status: 'sent', reference: 'AFM-7K3Q9', sendsMail: false });
    expect(seen).toHaveLength(2);
  });

  it('arrives where the service closes each kept connection as the next request comes', async () => {
    const used = new WeakSet<object>();
    stub.stop();
    stub = await startStub(({ socket, url }) => {
      if (used.has(socket)) return 'die';
      used.add(socket);
      return url?.endsWith('/login')
        ? { json: { token: 't', token_type: 'bearer', expires_in: 3600 } }
        : stored;
    });
    world.url = stub.url;
    for (const key of ['k1', 'k2', 'k3']) {
      const sent = await storeEntry({ entry: 'contact', lang: 'pt', key, form: { fields: { name: 'Ana' } } });
      expect(sent).toMatchObject({ status: 'sent' });
      await setTimeout(10);
    }
  });

  it('may be sent again where no connection came about', async () => {
    world.url = 'http://127.0.0.1:9';
    expect(await store()).toMatchObject({ failure: 'unavailable' });
    world.url = stub.url;
    answer = () => stored;
    expect(await store()).toMatchObject({ status: 'sent' });
  });
});
