import './load-env.ts';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { env } from '../env.ts';
import { noteAddress } from './address.ts';
import { securityHeaders } from './security-headers.ts';

const CLOSE_WITHIN_MS = 5000;

const dev = process.argv.includes('--dev');
const dir = resolve(import.meta.dirname, '..');
process.chdir(dir);
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });

const { PANEL_PORT, PANEL_HOST, PANEL_ORIGIN, TRUST_PROXY } = readEnv();

// after NODE_ENV is set: Next and React choose their builds by it
const { default: next } = await import('next');
const app = next({ dev, dir, hostname: PANEL_HOST, port: PANEL_PORT });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  noteAddress(request, TRUST_PROXY);
  for (const [name, value] of securityHeaders) response.setHeader(name, value);
  handle(request, response).catch((error: unknown) => {
    console.error(request.method, request.url, error);
    response.destroy();
  });
});
if (dev) server.on('upgrade', app.getUpgradeHandler());
server.listen(PANEL_PORT, PANEL_HOST, () => console.log(`Panel: ${PANEL_ORIGIN}/admin`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

function stop(): void {
  setTimeout(() => process.exit(0), CLOSE_WITHIN_MS).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
}

function readEnv() {
  try {
    return env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
