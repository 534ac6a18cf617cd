import { contactEntry } from '@passarela/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../system/own-server.ts';
import type { FormAnswer } from './answer.ts';
import { formAction } from './form-action.ts';

const SITE = 'https://passarela.example';
vi.mock('../system/env.ts', () => ({ env: () => ({ SITE_URL: SITE }) }));
const run = vi.fn(
  async (): Promise<FormAnswer> => ({ status: 'sent', reference: 'AFM-7K3Q9', sendsMail: false }),
);
const sharedWait = vi.fn(async (): Promise<number | null> => null);
const take = formAction(() => contactEntry, run, {
  form: 'contact',
  fields: ['name', 'email', 'message'],
  sharedWait,
});

const form = (fields: Record<string, string> = {}) => {
  const data = new FormData();
  const all = { lang: 'en', name: 'Ana', email: 'ana@example.com', message: 'Hello', website: '', ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, value);
  return data;
};
const from = (given: Record<string, string> = {}) =>
  new Headers({ origin: SITE, [VISITOR_ADDRESS_HEADER]: ownHeader('192.0.2.1'), ...given });

beforeEach(() => {
  globalThis.passarelaForms = undefined;
  globalThis.passarelaLimits = undefined;
  run.mockClear();
  sharedWait.mockReset().mockResolvedValue(null);
});

describe('a form', () => {
  it('that is right is handed on with its language, without what is the site’s own', async () => {
    expect(await take(form({ filled_ms: '9000', $ACTION_KEY: 'k' }), from())).toEqual({
      status: 'sent',
      reference: 'AFM-7K3Q9',
      sendsMail: false,
    });
    expect(run).toHaveBeenCalledWith(
      { name: 'Ana', email: 'ana@example.com', message: 'Hello' },
      { lang: 'en', key: expect.stringMatching(/^[0-9a-f]{40}$/), files: {} },
    );
  });

  it('comes back with message keys and all that was typed where a field is wrong [S113.3]', async () => {
    expect(await take(form({ email: 'nope', message: '' }), from())).toEqual({
      status: 'failed',
      failure: 'fields',
      errors: { email: 'email', message: 'required' },
      retryAfterS: null,
      values: { name: 'Ana', email: 'nope', message: '' },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([
    ['another site', {}, { origin: 'https://evil.example' }, 'origin'],
    ['a page without an address', {}, { origin: 'null' }, 'origin'],
    ['nowhere', {}, { origin: '' }, 'origin'],
    ['a machine that fills everything', { website: 'http://x' }, {}, 'trap'],
    ['a machine in a hurry', { filled_ms: '40' }, {}, 'tooFast'],
    ['a machine that cannot count', { filled_ms: 'x' }, {}, 'tooFast'],
  ])('from %s is refused, and nothing typed is lost', async (_case, fields, headers, failure) => {
    expect(await take(form(fields), from(headers))).toMatchObject({
      status: 'failed',
      failure,
      values: { message: 'Hello' },
    });
    expect(run).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 'x', [], { get: 1 }])(
    'that is none, but %j, has no field filled in',
    async (sent) => {
      expect(await take(sent, from())).toMatchObject({ status: 'failed', failure: 'fields' });
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('is taken from the host that the visitor is at, too', async () => {
    const headers = { origin: 'http://localhost:3000', host: 'localhost:3000' };
    expect(await take(form(), from(headers))).toMatchObject({ status: 'sent' });
  });

  it('sent twice at once is handed on once, and each gets the same answer', async () => {
    const answers = await Promise.all([take(form(), from()), take(form(), from())]);
    expect(answers[0]).toEqual(answers[1]);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('sent again carries the same key; changed, another', async () => {
    await take(form(), from());
    await take(form({ filled_ms: '5000' }), from());
    await take(form({ message: 'Hello again' }), from());
    const keys = run.mock.calls.map((call: unknown[]) => JSON.parse(JSON.stringify(call[1])).key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('reads the names of its schema only, however many others come along', async () => {
    const data = form({ message: '', other: 'x' });
    for (let n = 0; n < 50_000; n++) data.append(`f${n}`, '');
    const began = performance.now();
    expect(await take(data, from())).toMatchObject({
      errors: { message: 'required' },
      values: { name: 'Ana', email: 'ana@example.com', message: '' },
    });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(await take(form({ other: 'x' }), from())).toMatchObject({ status: 'sent' });
    await take(form({ other: 'y' }), from());
    const [first, second] = run.mock.calls.map((call: unknown[]) => JSON.stringify(call[1]));
    expect(first).toBe(second);
  });

  it('reaches the agency while others send 600 that are wrong', async () => {
    for (let n = 0; n < 600; n++) {
      await take(
        form({ message: `m${n}`, email: 'nope' }),
        from({ [VISITOR_ADDRESS_HEADER]: ownHeader(`198.18.0.${n % 50}`) }),
      );
    }
    expect(run).not.toHaveBeenCalled();
    expect(await take(form(), from())).toMatchObject({ status: 'sent' });
  });

  it.each([
    ['wrong', { email: 'nope' }],
    ['of machines', { website: 'x' }],
  ])('is not looked at any more from an address that sent many %s', async (_case, fields) => {
    let answer = await take(form(fields), from());
    for (let n = 1; n < 100; n++) answer = await take(form(fields), from());
    expect(answer).toMatchObject({ failure: 'limited', values: { message: 'Hello' } });
    expect(await take(form(), from({ [VISITOR_ADDRESS_HEADER]: ownHeader('192.0.2.2') }))).toMatchObject({
      status: 'sent',
    });
  });

  it('is limited for an address without a key; a retry does not count', async () => {
    for (let n = 0; n < 12; n++) await take(form({ message: `m${n}` }), from());
    expect(await take(form({ message: 'one more' }), from())).toMatchObject({ failure: 'limited' });
    expect(await take(form({ message: 'm3' }), from())).toMatchObject({ status: 'sent' });
    const other = from({ [VISITOR_ADDRESS_HEADER]: ownHeader('192.0.2.2') });
    expect(await take(form({ message: 'one more' }), other)).toMatchObject({ status: 'sent' });
  });

  it('is limited for each device at an address, and for the address when there are many', async () => {
    const at = (device: number) => ({ device: `0123456789abcdef-${device}` });
    for (let n = 0; n < 12; n++) await take(form({ ...at(0), message: `m${n}` }), from());
    expect(await take(form({ ...at(0), message: 'more' }), from())).toMatchObject({ failure: 'limited' });
    for (let n = 1; n <= 108; n++)
      expect(await take(form({ ...at(n), message: `other ${n}` }), from())).toMatchObject({ status: 'sent' });
    expect(await take(form({ ...at(109), message: 'last' }), from())).toMatchObject({ failure: 'limited' });
    const elsewhere = from({ [VISITOR_ADDRESS_HEADER]: ownHeader('192.0.2.2') });
    expect(await take(form({ ...at(0), message: 'more' }), elsewhere)).toMatchObject({ failure: 'limited' });
    expect(await take(form({ ...at(109), message: 'last' }), elsewhere)).toMatchObject({ status: 'sent' });
  });

  it('is limited over all copies of the site, and sent once there is room', async () => {
    sharedWait.mockResolvedValue(480);
    const both = await Promise.all([take(form(), from()), take(form(), from())]);
    for (const answer of both) expect(answer).toMatchObject({ failure: 'limited', retryAfterS: 480 });
    expect(run).not.toHaveBeenCalled();
    sharedWait.mockResolvedValue(null);
    expect(await take(form(), from())).toMatchObject({ status: 'sent' });
    expect(await take(form(), from())).toMatchObject({ status: 'sent' });
    const sender = { address: '192.0.2.1', device: null };
    expect(sharedWait.mock.calls).toEqual([[sender], [sender]]);
  });
});
