import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { keepStatedLength, STATED_LENGTH_HEADER } from './web-stream.ts';

let server: Server;
afterEach(() => server.close());

async function answerOf(write: (res: ServerResponse) => void) {
  server = createServer((_, res) => {
    keepStatedLength(res);
    write(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
}

it('a length that was stated is the length of the answer, and nothing else tells it', async () => {
  const answer = await answerOf((res) => {
    res.appendHeader(STATED_LENGTH_HEADER, '8');
    res.write('PK b');
    res.end('ytes');
  });
  expect(answer.headers.get('content-length')).toBe('8');
  expect(answer.headers.get('transfer-encoding')).toBeNull();
  expect(answer.headers.get(STATED_LENGTH_HEADER)).toBeNull();
  expect(await answer.text()).toBe('PK bytes');
});

it('less than what was stated is a broken answer', async () => {
  const answer = await answerOf((res) => {
    res.appendHeader(STATED_LENGTH_HEADER, '8');
    res.write('PK b');
    setTimeout(() => res.destroy(), 20);
  });
  await expect(answer.text()).rejects.toThrow();
});

it('without one an answer goes as it is', async () => {
  const answer = await answerOf((res) => {
    res.writeHead(201, 'Made', { 'x-own': '1' });
    res.write('a');
    res.end('b');
  });
  expect([answer.status, answer.statusText, answer.headers.get('x-own')]).toEqual([201, 'Made', '1']);
  expect(answer.headers.get('content-length')).toBeNull();
});
