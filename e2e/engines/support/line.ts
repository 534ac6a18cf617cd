import { once } from 'node:events';
import { createServer, request } from 'node:http';

const SCRIPTS = /^\/_next\/static\/chunks\/.*\.js/;
const part = () => Math.floor(Math.random() * 250) + 1;

/**
 * A line to the site that can hold back the scripts of the build: no driver of ours can do that in WebKit. Its
 * visitors have an address of their own for the limits.
 */
export async function startLine(site: string) {
  const { hostname, port } = new URL(site);
  const address = `198.18.${part()}.${part()}`;
  let isOpen: Promise<void> = Promise.resolve();
  let open = () => {};
  const server = createServer(async (req, res) => {
    if (SCRIPTS.test(req.url ?? '')) await isOpen;
    const headers = { ...req.headers, 'x-forwarded-for': address };
    const call = request({ hostname, port, path: req.url, method: req.method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    call.once('error', () => res.destroy());
    res.once('close', () => call.destroy());
    req.pipe(call);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  return {
    url: `http://127.0.0.1:${typeof own === 'object' ? own?.port : ''}`,
    /** Scripts requested from now on wait until `letIn`. */
    hold() {
      ({ promise: isOpen, resolve: open } = Promise.withResolvers<void>());
    },
    letIn: () => open(),
    close() {
      open();
      server.closeAllConnections();
      server.close();
    },
  };
}
export type Line = Awaited<ReturnType<typeof startLine>>;
