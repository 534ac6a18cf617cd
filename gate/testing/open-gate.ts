import { once } from 'node:events';
import { createServer, request, type ServerOptions } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createGate } from '../src/gate.ts';
import { guardSockets, serverOptions } from '../src/sockets.ts';
import { listen } from './listen.ts';

type Options = Parameters<typeof createGate>[0];
type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
export type Answer = { status: number; headers: Record<string, unknown>; text: string };

/** A program behind a gate: answers the body's length, at `…/slow` late; `reached` lists its requests. */
export async function openGate(
  options: Options,
  limits: Parameters<typeof guardSockets>[1] = {},
  own: ServerOptions = {},
) {
  const reached: string[] = [];
  const server = createServer({ ...serverOptions(false), ...own });
  const gate = createGate({ ...options, isLate: guardSockets(server, limits) });
  server.on('request', (req, res) => {
    gate(req, res, async (admitted) => {
      const body = await buffer(admitted);
      if (admitted.url?.endsWith('/slow')) await delay(100);
      reached.push(`${admitted.method} ${admitted.url} ${body.length}`);
      res.end(String(body.length));
    }).catch(() => res.destroy());
  });
  const port = Number((await listen(server)).port);

  async function send(
    path: string,
    { method = 'POST', headers = {}, body = '' }: Sent = {},
  ): Promise<Answer> {
    const length = headers['transfer-encoding'] ? {} : { 'content-length': body.length };
    const req = request({ port, path, method, headers: { ...length, ...headers } });
    req.end(body);
    const [res] = await once(req, 'response');
    return { status: res.statusCode, headers: res.headers, text: await text(res) };
  }

  /** Writes `head` (lines, or text as it is) and `body`, and leaves the connection open; `answer` has all that came. */
  function open(head: string[] | string, body = '') {
    const socket = connect(port, '127.0.0.1');
    // A line may be reset once its answer has come: who still writes then has read it.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    const lines = typeof head === 'string' ? head : `${head.join('\r\n')}\r\n\r\n`;
    if (lines + body) socket.write(lines + body);
    return { socket, closed, answer: () => answer };
  }

  return { reached, send, open };
}
