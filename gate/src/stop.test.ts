import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createGate } from './gate.ts';
import { serverOptions } from './sockets.ts';
import { stopper } from './stop.ts';

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n';
const LONG_MS = 60_000;

type Handle = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

async function serve(handle: Handle) {
  const server: Server = createServer(serverOptions(false));
  const stop = stopper(server);
  server.on('request', handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  async function open(text = '') {
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const line = { socket, answer: '', closed };
    socket.on('data', (chunk) => {
      line.answer += chunk;
    });
    socket.on('error', () => {});
    await once(socket, 'connect');
    if (text) socket.write(text);
    return line;
  }
  return { stop, open };
}

const lengthOf: Handle = async (req, res) => {
  const body = await buffer(req).catch(() => null);
  res.end(String(body?.length));
};

async function timed<T>(work: Promise<T>): Promise<{ result: T; ms: number }> {
  const began = performance.now();
  return { result: await work, ms: performance.now() - began };
}

it('an upload that comes slowly is answered, on a connection that ends with it', async () => {
  const { stop, open } = await serve(lengthOf);
  const upload = await open(HEAD);
  await delay(50);
  const stopped = timed(stop(LONG_MS));
  for (const byte of 'abcd') {
    await delay(150);
    upload.socket.write(byte);
  }
  const { result, ms } = await stopped;
  await upload.closed;
  expect(upload.answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*4/);
  expect(result).toBe(0);
  expect(ms).toBeGreaterThan(500);
  expect(ms).toBeLessThan(5_000);
});

it('idle connections, silent ones and nothing at all end it at once', async () => {
  const { stop, open } = await serve(lengthOf);
  const lines = [await open(), await open('GET / HTTP/1.1\r\nHost: a\r\n\r\n'), await open('GET / HT')];
  await expect.poll(() => lines[1]?.answer).toMatch(/ 200 /);
  const { result, ms } = await timed(stop(LONG_MS));
  expect(result).toBe(0);
  expect(ms).toBeLessThan(1_000);
  await Promise.all(lines.map(({ closed }) => closed));
});

it('a connection that becomes idle while others are busy is closed then, and no new one is taken', async () => {
  const { stop, open } = await serve((req, res) => {
    res.write('begun');
    setTimeout(() => res.end(), req.url === '/long' ? 1_500 : 300);
  });
  const [long, short] = [
    await open('GET /long HTTP/1.1\r\nHost: a\r\n\r\n'),
    await open('GET /short HTTP/1.1\r\nHost: a\r\n\r\n'),
  ];
  await expect.poll(() => short.answer + long.answer).toMatch(/begun[\s\S]*begun/);
  const stopped = timed(stop(LONG_MS));
  await expect(open()).rejects.toThrow(/ECONNREFUSED/);
  const closed = await timed(short.closed);
  expect(closed.ms).toBeLessThan(1_200);
  expect((await stopped).result).toBe(0);
  await long.closed;
  expect(long.answer).toMatch(/\r\n0\r\n\r\n$/);
});

it('a sender that is refused while it stops reads the answer', async () => {
  const gate = createGate({ rules: [] });
  const { stop, open } = await serve((req, res) => gate(req, res, async () => {}));
  const upload = await open(HEAD.replace('Content-Length: 4', 'Content-Length: 400000'));
  await expect.poll(() => upload.answer).toContain('HTTP/1.1 405');
  const stopped = stop(LONG_MS);
  for (let sent = 0; sent < 4; sent += 1) {
    await delay(50);
    upload.socket.write('x'.repeat(100_000));
  }
  expect(await stopped).toBe(0);
});

it('what has not ended within the limit is cut off and counted', async () => {
  const { stop, open } = await serve(lengthOf);
  const upload = await open(HEAD);
  await delay(50);
  const { result, ms } = await timed(stop(300));
  expect(result).toBe(1);
  expect(ms).toBeLessThan(1_500);
  await upload.closed;
  expect(upload.answer).toBe('');
});

/** A program that answers after `answerMs`, its output, and its end when it is stopped in the middle of that. */
async function toldToEnd(answerMs: number, limitMs: number) {
  const source = `
    import { createServer } from 'node:http';
    import { isStopping, stopOnSignals } from ${JSON.stringify(new URL('./stop.ts', import.meta.url).href)};
    const server = createServer((req, res) => {
      console.log('asked');
      setTimeout(() => res.end(isStopping() ? 'stopping' : 'running'), ${answerMs});
    });
    stopOnSignals(server, {
      limitMs: ${limitMs},
      close: async () => console.log('closed'),
      onLate: (requests) => console.log('late', requests),
    });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = await once(child.stdout, 'data');
  const answer = fetch(`http://127.0.0.1:${String(port).trim()}`).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await once(child.stdout, 'data');
  const said = text(child.stdout);
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  return { code, answer: await answer, said: (await said).trim() };
}

it.each([
  ['answers in time', 500, 10_000, { code: 0, answer: 'stopping', said: 'closed' }],
  ['does not', 10_000, 300, { code: 1, answer: 'cut off', said: 'late 1\nclosed' }],
])('a process that gets SIGTERM and %s ends and says so', async (_how, answerMs, limitMs, end) => {
  expect(await toldToEnd(answerMs, limitMs)).toEqual(end);
});
