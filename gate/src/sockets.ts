import type { Server, ServerOptions } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** From the connection to the end of the first head, or from a head's first byte. */
const HEADERS_MS = 10_000;
const KEEP_ALIVE_MS = 75_000;
const CHECKED_EVERY_MS = 1_000;
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

const MAKE_ROOM_EVERY_MS = 1_000;

/** Connections at once: above `soft` a new one gets 503, above `hard` it is closed unread. */
type Limits = { soft: number; hard: number };
const LIMITS: Limits = { soft: 1_000, hard: 1_200 };

const STATUS_LINES: Record<string, string> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed\r\nAllow: GET, HEAD, OPTIONS',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers non-HTTP; a silent connection, or one with an earlier answer, is only closed. */
function answerMalformed({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const isNew = socket instanceof Socket && socket.bytesRead > 0 && socket.bytesWritten === 0;
  if (!isNew || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Closes idle connections under load. Returns a test for those above the soft limit. */
export function guardSockets(server: Server, limits: Partial<Limits> = {}): (socket: Socket) => boolean {
  const { soft, hard } = { ...LIMITS, ...limits };
  const late = new WeakSet<Socket>();
  let open = 0;
  let roomMadeAt = 0;

  const makeRoom = () => {
    if (Date.now() - roomMadeAt < MAKE_ROOM_EVERY_MS) return;
    roomMadeAt = Date.now();
    server.closeIdleConnections();
  };

  server.maxConnections = hard;
  server.on('clientError', answerMalformed);
  server.on('connection', (socket: Socket) => {
    open += 1;
    if (open > soft) {
      late.add(socket);
      makeRoom();
    }
    socket.once('close', () => {
      open -= 1;
    });
  });
  return (socket) => open > soft && late.has(socket);
}
