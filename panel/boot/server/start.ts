import '../../platform/settings/load-env.ts';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { type Address, moveReader } from '@passarela/gate/address';
import { createGate } from '@passarela/gate/gate';
import { jsonConsole } from '@passarela/gate/log-line';
import { measureRequest } from '@passarela/gate/metrics/measure';
import { Refused } from '@passarela/gate/refusal';
import { refuse } from '@passarela/gate/refuse';
import { beginRequest } from '@passarela/gate/request-id';
import { guardSockets, serverOptions } from '@passarela/gate/sockets';
import { stopOnSignals } from '@passarela/gate/stop';
import { keepStatedLength } from '@passarela/gate/web-stream';
import { knownFiles, serveMedia } from '../../contract/media/serve-media.ts';
import { files } from '../../platform/files/files.ts';
import { REQUEST_ID } from '../../platform/http/address-header.ts';
import { log } from '../../platform/log/log.ts';
import { withoutValues } from '../../platform/log/without-values.ts';
import { readEnv } from '../../platform/settings/env.ts';
import { goodUntil } from '../../publishing/draft/signed.ts';
import { BODY_RULES, DEV_RULES } from './body-rules.ts';
import { isContract, knownSender, noteAddress, takeOwnAddress } from './known-sender.ts';
import { PANEL_METRICS, screenOf } from './measure.ts';
import { wordBadAddress, wordRefusal } from './refusal-messages.ts';
import { resourcePolicy, securityHeaders } from './security-headers.ts';

const NONCE_BYTES = 16;

// Payload styles elements by attribute; scripts need the nonce of their own page
const policy = (nonce: string, isDev: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sets the content policy. Each admin page gets a nonce, which Next writes into its scripts. */
function setPolicy(request: IncomingMessage, response: ServerResponse, isDev: boolean): void {
  if (!request.url?.startsWith('/admin')) {
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    return;
  }
  const value = policy(randomBytes(NONCE_BYTES).toString('base64'), isDev);
  request.headers['content-security-policy'] = value;
  response.setHeader('Content-Security-Policy', value);
}

const isDev = process.argv.includes('--dev');
const dir = resolve(import.meta.dirname, '../..');
process.chdir(dir);
Object.assign(process.env, {
  NODE_ENV: isDev ? 'development' : 'production',
  NEXT_TELEMETRY_DISABLED: '1',
});
const settings = readEnv();
const { PANEL_PORT, PANEL_HOST, PANEL_ORIGIN, TRUST_PROXY, HSTS_PRELOAD } = settings;
if (!isDev) jsonConsole(withoutValues);
const common = securityHeaders({
  isHttps: PANEL_ORIGIN.startsWith('https:'),
  hstsPreload: HSTS_PRELOAD,
});

try {
  await files().check();
} catch (error) {
  console.error(`The panel cannot start. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

if (settings.PANEL_METRICS_PORT) {
  const { serveMetrics } = await import('@passarela/gate/metrics/serve-metrics');
  await serveMetrics(PANEL_METRICS, settings.PANEL_METRICS_PORT);
}

// after NODE_ENV is set: Next and React choose their builds by it
const { default: next } = await import('next');
const app = next({ dev: isDev, dir, hostname: PANEL_HOST, port: PANEL_PORT });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer(serverOptions(isDev));
const gate = createGate({
  rules: isDev ? [...BODY_RULES, ...DEV_RULES] : BODY_RULES,
  isKnown: knownSender(settings),
  isLate: guardSockets(server),
  word: wordRefusal,
});

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  address: Address | Refused,
): Promise<void> {
  keepStatedLength(response);
  measureRequest(response, screenOf(request.url ?? '/'));
  for (const [name, value] of common) response.setHeader(name, value);
  response.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(request.url ?? '/'));
  setPolicy(request, response, isDev);
  if (address instanceof Refused) return refuse(request, response, address.refusal, wordBadAddress);
  if (moveReader(request, response, address)) return;
  noteAddress(request, TRUST_PROXY);
  const url = new URL(`${PANEL_ORIGIN}${address.url}`);
  await gate(request, response, async (admitted) => {
    if (url.pathname.startsWith('/media/')) {
      await serveMedia(admitted, response, {
        pathname: url.pathname,
        files: files(),
        known: knownFiles.get(),
        isOfDraft: (file) =>
          goodUntil(url.searchParams.get('draft') ?? '', {
            subject: { file },
            key: settings,
            now: Date.now(),
          }) !== null,
      });
    } else {
      await handle(admitted, response);
    }
  });
}

/** Services may name requests; others only behind our proxy, which checks the name. */
const callerOf = ({ url = '' }: IncomingMessage) =>
  isContract(url) ? { isTrusted: true, fits: REQUEST_ID } : { isTrusted: TRUST_PROXY };

server.on('request', (request, response) => {
  const address = takeOwnAddress(request);
  beginRequest(request, response, callerOf(request), () =>
    answer(request, response, address).catch((error: unknown) => {
      // a visitor who leaves halfway is no error
      if (!response.destroyed) log('error', `${request.method} ${request.url?.split('?')[0]}`, error);
      response.destroy();
    }),
  );
});
if (isDev) server.on('upgrade', app.getUpgradeHandler());
server.listen(PANEL_PORT, PANEL_HOST, () => console.log(`Panel: ${PANEL_ORIGIN}/admin`));

stopOnSignals(server, {
  limitMs: settings.STOP_LIMIT_S * 1000,
  onLate: (requests) => log('warn', `Stopped with ${requests} requests under way`),
});
