import type { ServerOptions } from 'node:http';

const HEADERS_MS = 30_000;
const KEEP_ALIVE_MS = 75_000;
const CHECKED_EVERY_MS = 5_000;
/** The size of one read from a socket: larger buffers of many slow senders add up. */
const READ_BYTES = 16 * 1024;
/** The gate watches the pace of a body; this only ends one that keeps it for ever. */
const REQUEST_MS = 3_600_000;

/** Options of `createServer` for both programs. Only the development server speaks another protocol, for hot reload. */
export const serverOptions = (isDev: boolean): ServerOptions => ({
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  connectionsCheckingInterval: CHECKED_EVERY_MS,
  highWaterMark: READ_BYTES,
  shouldUpgradeCallback: () => isDev,
});
