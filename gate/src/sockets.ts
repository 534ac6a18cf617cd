import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const FIRST_BYTE_MS = 10_000;
const MAKE_ROOM_EVERY_MS = 1_000;

/** Connections at once: above `soft` a new one gets 503, above `hard` it is closed unread. */
type Limits = { soft: number; hard: number; firstByteMs: number };
const LIMITS: Limits = { soft: 1_000, hard: 1_200, firstByteMs: FIRST_BYTE_MS };

const STATUS_LINES: Record<string, string> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed\r\nAllow: GET, HEAD, OPTIONS',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers non-HTTP; a connection with an earlier answer is only closed. */
function answerMalformed({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const isNew = socket instanceof Socket && socket.bytesWritten === 0;
  if (!isNew || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[code] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Closes silent connections, and idle ones under load. Returns a test for those above the soft limit. */
export function guardSockets(server: Server, limits: Partial<Limits> = {}): (socket: Socket) => boolean {
  const { soft, hard, firstByteMs } = { ...LIMITS, ...limits };
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
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, firstByteMs).unref();
    socket.once('close', () => {
      open -= 1;
      clearTimeout(timer);
    });
  });
  return (socket) => open > soft && late.has(socket);
}
