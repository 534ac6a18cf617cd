import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/** A stub's answer: a status and JSON, other text, or none, as of one that hangs or dies; `hasMore` never ends. */
export type StubAnswer =
  | {
      status?: number;
      json?: unknown;
      text?: string;
      bytes?: Buffer;
      headers?: Record<string, string>;
      hasMore?: boolean;
    }
  | 'hang'
  | 'die';
type Handler = (req: IncomingMessage, body: string) => StubAnswer;

/** A real HTTP server on loopback that answers as `handle` says, for tests; `calls` are method and address. */
export async function startStub(handle: Handler) {
  const calls: string[] = [];
  const server = createServer(async (req, res) => {
    const body = await text(req).catch(() => null);
    // The site broke off.
    if (body === null) return;
    calls.push(`${req.method} ${req.url}`);
    const answer = handle(req, body);
    if (answer === 'hang') return;
    if (answer === 'die') return void req.socket.destroy();
    const { status = 200, json, headers, hasMore } = answer;
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.write(answer.bytes ?? answer.text ?? JSON.stringify(json));
    if (!hasMore) res.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, calls, stop };
}
