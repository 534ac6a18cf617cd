import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from './refusal.ts';

/** What a refused sender may still send: one that is cut off while writing never reads the answer. */
const HEARD_BYTES = 256 * 1024 * 1024;
const HEARD_MS = 300_000;

/** How a program words a refusal; JSON by default. */
export type Word = (
  refusal: Refusal,
  req: IncomingMessage,
) => { headers: Record<string, string>; text: string };

export const asJson: Word = ({ message }) => ({
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  text: JSON.stringify({ message }),
});

/**
 * Throws away what still comes of a body, within bounds, while the answer is on its way. Node closes after the answer where
 * the sender asked for that, and resets the line if it still writes; so the line is ended here, once the body is over.
 */
export function hearOut(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete) return;
  const isLast = !res.shouldKeepAlive;
  res.shouldKeepAlive = true;
  let heard = 0;
  const timer = setTimeout(() => req.destroy(), HEARD_MS).unref();
  req.once('close', () => clearTimeout(timer));
  if (isLast) req.once('end', () => req.socket.end());
  req
    .on('data', (chunk: Buffer) => {
      heard += chunk.length;
      if (heard > HEARD_BYTES) req.destroy();
    })
    .resume();
}

/** Answers in place of the program, so that the sender can read it, unless an answer has begun. */
export function refuse(req: IncomingMessage, res: ServerResponse, refusal: Refusal, word: Word): void {
  if (res.headersSent || res.destroyed) return;
  const { headers, text } = word(refusal, req);
  res.statusCode = refusal.status;
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.setHeader('Cache-Control', 'no-store');
  if (refusal.allow !== undefined) res.setHeader('Allow', refusal.allow);
  if (refusal.retryAfterS !== undefined) res.setHeader('Retry-After', refusal.retryAfterS);
  if (refusal.isLast) res.setHeader('Connection', 'close');
  else hearOut(req, res);
  res.end(req.method === 'HEAD' ? undefined : text);
}
