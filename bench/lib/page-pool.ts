import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: (\d+)/i;

/** The bytes of an answer that begins with this chunk; throws unless it is a page in Brotli. */
function lengthOf(chunk: Buffer): number {
  const end = chunk.indexOf(END_OF_HEAD);
  const head = chunk.toString('latin1', 0, end);
  const [, body] = LENGTH.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || !/\r\ncontent-encoding: br/i.test(head) || body === undefined)
    throw new Error(`not the page: ${head.split('\r\n', 1)[0]}`);
  return end + END_OF_HEAD.length + Number(body);
}

/** One connection; `ask` sends the request and waits for the whole answer. One at a time. */
function connection(socket: Socket, request: string) {
  let left = 0;
  let answer = Promise.withResolvers<void>();
  answer.resolve();
  const fail = (error: Error) => answer.reject(error);
  socket.on('data', (chunk: Buffer) => {
    try {
      left ||= lengthOf(chunk);
    } catch (error) {
      return socket.destroy(error instanceof Error ? error : undefined);
    }
    left -= chunk.length;
    if (left === 0) answer.resolve();
  });
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('closed')));
  return {
    ask() {
      answer = Promise.withResolvers();
      if (socket.destroyed) fail(new Error('closed'));
      socket.write(request);
      return answer.promise;
    },
    close: () => socket.destroy(),
  };
}

/** Fetches one page over plain HTTP on so many connections, as cheaply as possible: the client shares two cores. */
export async function openPages(origin: string, path: string, connections: number) {
  const { hostname, port, host } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n`;
  const open = async () => {
    const socket = connect(Number(port), hostname).setNoDelay();
    await once(socket, 'connect');
    return connection(socket, request);
  };
  const all = await Promise.all(Array.from({ length: connections }, open));
  const idle = [...all];
  const waiting: ((each: (typeof all)[number]) => void)[] = [];
  const turn = () => {
    const { promise, resolve } = Promise.withResolvers<(typeof all)[number]>();
    waiting.push(resolve);
    return promise;
  };
  return {
    async ask() {
      const one = idle.pop() ?? (await turn());
      try {
        await one.ask();
      } finally {
        const next = waiting.shift();
        if (next) next(one);
        else idle.push(one);
      }
    },
    close() {
      for (const one of all) one.close();
    },
  };
}
