import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from './refusal.ts';

/** The bytes that a refused sender may still send: one that is cut off while writing never reads the answer. */
const DISCARDED_MAX_BYTES = 256 * 1024 * 1024;
const DISCARD_MAX_MS = 300_000;
/** The rate of discarded bodies: faster reading fills the memory until it is collected. */
const DISCARDED_BYTES_PER_MS = 4 * 1024;
/** Most senders stop once they have the answer: bytes until then stay in the socket. */
const ANSWER_READ_WITHIN_MS = 200;

export type Word = (
  refusal: Refusal,
  req: IncomingMessage,
) => { headers: Record<string, string>; text: string };

export const asJson: Word = ({ message }) => ({
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  text: JSON.stringify({ message }),
});

/** Gives the memory of a chunk back at once: the collector lets up to 100 MB of dead buffers lie. */
function free(chunk: Buffer | null): void {
  if (chunk?.buffer instanceof ArrayBuffer && chunk.byteLength === chunk.buffer.byteLength)
    chunk.buffer.transfer(0);
}

/** Discards a body in bounds, no faster than it is collected; ends the connection if it was the last. */
function discard(req: IncomingMessage, isLast: boolean): void {
  let received = 0;
  const giveUp = setTimeout(() => req.destroy(), DISCARD_MAX_MS).unref();
  const begin = setTimeout(() => req.resume(), ANSWER_READ_WITHIN_MS).unref();
  req.once('close', () => {
    clearTimeout(giveUp);
    clearTimeout(begin);
  });
  if (isLast) req.once('end', () => req.socket.end());
  req.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > DISCARDED_MAX_BYTES) req.destroy();
    req.pause();
    setTimeout(() => req.resume(), chunk.length / DISCARDED_BYTES_PER_MS).unref();
    free(chunk);
  });
}

/** Reads the rest of a refused body after the answer: Node would reset a sender that still writes. */
export function hearOut(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete) return;
  const isLast = !res.shouldKeepAlive;
  res.shouldKeepAlive = true;
  req.pause();
  // Node would drain an unread request without bounds; peeking (`read(0)`) at a full buffer does not count.
  free(req.read());
  res.once('finish', () => discard(req, isLast));
}

/** Answers in place of the program, so that the sender can read it, unless an answer has begun. */
export function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal, word: Word): void {
  if (res.headersSent || res.destroyed) return;
  const { headers, text } = word(refusal, req);
  res.statusCode = refusal.status;
  res.setHeaders(new Map(Object.entries(headers)));
  res.setHeader('Cache-Control', 'no-store');
  if (refusal.allow !== undefined) res.setHeader('Allow', refusal.allow);
  if (refusal.retryAfterS !== undefined) res.setHeader('Retry-After', refusal.retryAfterS);
  if (refusal.isLast) res.setHeader('Connection', 'close');
  else hearOut(req, res);
  res.end(req.method === 'HEAD' ? undefined : text);
}
