import type { IncomingMessage, ServerResponse } from 'node:http';
import { createByteBudget, ROOM_BYTES } from '../lib/forms/byte-budget.ts';
import { VISITOR_ADDRESS_HEADER } from '../lib/visitor-address.ts';
import { busyPage } from './busy-page.ts';

/** Text forms are smaller, and pass at once. */
const SMALL_BYTES = 128 * 1024;
/** How long a sender may be silent in the middle of a body. */
const STALL_LIMIT_MS = 30_000;
/** How long a whole body may take: Node's own limit for a request. */
const BODY_LIMIT_MS = 300_000;
/** How long what a sender has left behind may still be worked on. */
const GONE_LIMIT_MS = 60_000;
const RETRY_AFTER_S = 30;

type Patience = { stallLimitMs: number; bodyLimitMs: number };
type Options = { enter?: ReturnType<typeof createByteBudget> } & Partial<Patience>;

/** What the body will weigh by its head; one of unknown length may be anything. */
function announcedBytes({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return ROOM_BYTES;
  return Number(headers['content-length'] ?? 0);
}

/**
 * Hangs up on a sender who falls silent before the body is whole, or is so slow that it cannot be whole in time: half the
 * pace that the limit asks for. What was read of it belongs to nobody then.
 */
function expectBytes(req: IncomingMessage, bytes: number, { stallLimitMs, bodyLimitMs }: Patience) {
  const { socket } = req;
  const [before, began] = [socket.bytesRead, Date.now()];
  const pace = setInterval(() => {
    const isHopeless = (socket.bytesRead - before) / bytes < (Date.now() - began) / bodyLimitMs / 2;
    if (isHopeless) req.destroy();
  }, stallLimitMs).unref();
  req.setTimeout(stallLimitMs, () => req.destroy());
  req.once('end', () => req.setTimeout(0));
  for (const end of ['end', 'close']) req.once(end, () => clearInterval(pace));
}

/**
 * Runs `handle` and gives the room back: when it ends, or when the sender has gone, for nobody tells Next that the rest of a
 * body does not come. No timer outlives that, because timers keep the request that they were made in.
 */
async function handleWithin(
  req: IncomingMessage,
  res: ServerResponse,
  { handle, leave }: { handle: () => Promise<void>; leave: () => void },
) {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  req.once('close', () => {
    if (!req.complete) leave();
  });
  res.once('close', () => {
    if (!isOver) timer = setTimeout(leave, GONE_LIMIT_MS).unref();
  });
  try {
    await handle();
  } finally {
    isOver = true;
    clearTimeout(timer);
    leave();
  }
}

/**
 * Closes the connection after a body that was read: one that stays open keeps its last request, and Next hangs a copy of the
 * body on it for the middleware. A body that is answered before its end is heard out instead and thrown away, for who is
 * hung up on while writing never reads the answer.
 */
function endConnection(req: IncomingMessage, res: ServerResponse) {
  req.once('end', () => {
    if (!res.headersSent) res.setHeader('Connection', 'close');
  });
  res.once('finish', () => {
    if (!req.complete) req.unpipe().resume();
  });
}

/** Refuses a body; what still comes is thrown away, so that the sender can read the answer. */
function refuse(req: IncomingMessage, res: ServerResponse) {
  res
    .writeHead(503, { 'Retry-After': RETRY_AFTER_S, 'Content-Type': 'text/html; charset=utf-8' })
    .end(busyPage);
  req.resume();
}

/**
 * Stands before everything that reads bodies, pages without script and routes alike, and lets large ones in only while
 * there is room for them in memory. The others wait unread, which costs nothing, and are refused with 503 when that takes
 * too long (docs/decisions/application-upload.md).
 */
export function createEntrance({
  enter = createByteBudget(),
  stallLimitMs = STALL_LIMIT_MS,
  bodyLimitMs = BODY_LIMIT_MS,
}: Options = {}) {
  return async (req: IncomingMessage, res: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    const bytes = announcedBytes(req);
    if (!(bytes > SMALL_BYTES)) return handle();
    const leave = await enter(bytes, String(req.headers[VISITOR_ADDRESS_HEADER] ?? ''));
    if (!leave) return refuse(req, res);
    // who has left while waiting is not coming: nothing would end, and the room would stay taken
    if (req.destroyed) return leave();
    endConnection(req, res);
    expectBytes(req, bytes, { stallLimitMs, bodyLimitMs });
    await handleWithin(req, res, { handle, leave });
  };
}
