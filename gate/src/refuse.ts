import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from './refusal.ts';

/** What a refused sender may still send: one that is cut off while writing never reads the answer. */
const HEARD_BYTES = 256 * 1024 * 1024;
const HEARD_MS = 300_000;

/** How a program words a refusal; JSON by default. */
export type Word = (refusal: Refusal, req: IncomingMessage) => { contentType: string; text: string };

export const asJson: Word = ({ message }) => ({
  contentType: 'application/json; charset=utf-8',
  text: JSON.stringify({ message }),
});

/** Throws away the rest of a body; ends the connection where that is endless. */
function hearOut(req: IncomingMessage): void {
  if (req.complete) return;
  let heard = 0;
  const timer = setTimeout(() => req.destroy(), HEARD_MS).unref();
  req.once('close', () => clearTimeout(timer));
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
  const { contentType, text } = word(refusal, req);
  res.statusCode = refusal.status;
  res.setHeader('Content-Type', contentType);
  res.setHeader('Cache-Control', 'no-store');
  if (refusal.allow !== undefined) res.setHeader('Allow', refusal.allow);
  if (refusal.retryAfterS !== undefined) res.setHeader('Retry-After', refusal.retryAfterS);
  // A sender who is too slow is not waited for; one who asks for another protocol may speak it already.
  if (refusal.status === 408 || refusal.status === 400) res.setHeader('Connection', 'close');
  res.end(req.method === 'HEAD' ? undefined : text);
  hearOut(req);
}
