import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { writeLog } from './log-line.ts';
import { beginRequest, currentRequest, outgoingRequestId, withRequest } from './request-id.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

async function serve(isTrusted: boolean) {
  const server = createServer((req, res) =>
    beginRequest(req, res, { isTrusted }, async () => {
      await delay(20);
      res.end(`${currentRequest()} ${req.headers['x-request-id']}`);
    }),
  );
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return async (id?: string) => {
    const answer = await fetch(url, { headers: id ? { 'x-request-id': id } : {} });
    const ids = new Set([answer.headers.get('x-request-id'), ...(await answer.text()).split(' ')]);
    expect(ids.size).toBe(1);
    return [...ids][0];
  };
}

it('of a trusted proxy the id is kept, if it looks like one', async () => {
  const ask = await serve(true);
  expect(await ask('from-nginx_0123456789')).toBe('from-nginx_0123456789');
  for (const odd of ['short', 'x'.repeat(65), 'with space in it', '{"at":"now"}']) {
    expect(await ask(odd)).toMatch(UUID);
  }
});

it('anybody else gets a new one, each request its own', async () => {
  const ask = await serve(false);
  const ids = await Promise.all([ask('from-a-visitor'), ask(), ask()]);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(UUID);
});

it('each log line names the request on whose behalf it was written, and calls carry it on', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  onTestFinished(() => info.mockRestore());
  await Promise.all(
    ['one-request', 'two-request'].map((id) =>
      withRequest(async () => {
        await delay(10);
        writeLog('info', id, { carried: outgoingRequestId() });
      }, id),
    ),
  );
  writeLog('info', 'none');
  const lines = info.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    { message: 'one-request', request: 'one-request', carried: 'one-request' },
    { message: 'two-request', request: 'two-request', carried: 'two-request' },
    { message: 'none' },
  ]);
  expect(lines[2]).not.toHaveProperty('request');
});
