import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

const MEGABYTE = 1024 * 1024;
const DRIP_EVERY_MS = 200;
const TOKEN = { token: 'x'.repeat(64), token_type: 'bearer', expires_in: 3_600 };
export const REFERENCE = 'AFM-7K3Q9';

const json = (res: ServerResponse, status: number, body: unknown, headers = {}) =>
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const WAYS = {
  garbage: (res: ServerResponse) => res.writeHead(201).end('<html>\0'),
  'another shape': (res: ServerResponse) => json(res, 201, { id: {}, error: '<script>' }),
  '30 MB of {}': (res: ServerResponse) => res.writeHead(201).end(`[${'{},'.repeat(10 * MEGABYTE)}{}]`),
  'a redirect to itself': (res: ServerResponse) => json(res, 307, {}, { location: '/panel/api/contact/pt' }),
  nothing: (res: ServerResponse) => res.destroy(),
  'a drop at a time': (res: ServerResponse) => {
    res.writeHead(201, { 'content-type': 'application/json' });
    const timer = setInterval(() => res.write(' '), DRIP_EVERY_MS);
    res.once('close', () => clearInterval(timer));
  },
};
export type HostileMode = keyof typeof WAYS;
export const HOSTILE_MODES = Object.keys(WAYS).filter((way): way is HostileMode => way in WAYS);

/** A fake panel: accepts every sign-in, and answers entries with a receipt, or in the way set by `answer`. */
export async function startHostilePanel() {
  let way: HostileMode | null = null;
  const server = createServer((req, res) => {
    // It claims idempotency: an entry may then get a second try.
    const key = req.headers['idempotency-key'];
    if (key) res.setHeader('idempotency-key', key);
    req.resume().once('end', () => {
      if (req.url?.endsWith('/login')) json(res, 200, TOKEN);
      else if (req.method !== 'POST') json(res, 404, { message: 'not found' });
      else if (way) WAYS[way](res);
      else json(res, 201, { id: 1, reference: REFERENCE });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/panel`,
    answer(next: HostileMode | null) {
      way = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
