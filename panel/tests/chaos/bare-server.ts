import { createServer, type IncomingMessage } from 'node:http';
import { webStream } from '@passarela/gate/web-stream';
import { getPayload } from 'payload';
import { boot } from '../../boot/boot.ts';
import { dispatcher } from '../../contract/dispatch.ts';
import { ROUTES } from '../../contract/routes.ts';
import config from '../../payload.config.ts';
import { env } from '../../platform/settings/env.ts';

/*
 * The panel without its admin: the contract's handlers, the workers and the database of the real thing on a plain
 * server, which needs no build and starts in a second. Tests kill it.
 */
await boot(config);
const answer = dispatcher(ROUTES, async () => ({
  payload: await getPayload({ config }),
  env: env(),
  now: Date.now,
}));

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

const server = createServer(async (incoming, outgoing) => {
  const method = incoming.method ?? 'GET';
  const request = new Request(`http://panel.test${incoming.url}`, {
    method,
    headers: headersOf(incoming),
    ...(method === 'POST' && { body: webStream(incoming), duplex: 'half' }),
  });
  const response = await answer(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});
server.listen(env().PANEL_PORT, '127.0.0.1');
