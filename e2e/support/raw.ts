import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks for a path exactly as it is written, which `fetch` and browsers would tidy up. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) });
    });
    call.once('error', reject).end();
  });
}

/** Writes bytes to a socket and answers all that comes back until the server closes, or `waitMs` are over. */
export function speak(origin: string, bytes: string, waitMs = 1_000): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let heard = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard);
    };
    const timer = setTimeout(end, waitMs);
    socket.setEncoding('latin1').on('data', (chunk) => {
      heard += chunk;
    });
    socket.once('error', end).once('close', end);
    socket.write(bytes, 'latin1');
  });
}
