import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A page's data lie at this and the page's own path and query (docs/decisions/page-data.md). */
const PREFIX = '/page-data';
/** Names the page that data belong to; they begin with it. */
export const VERSION = /^[\w-]{16}$/;

/** The version of `bare`, a page without its data: two renders of the same page write their data in another order. */
export const versionOf = (bare: string) => createHash('sha256').update(bare).digest('base64url').slice(0, 16);

const asked = new WeakSet<ServerResponse>();

/** Turns a request for a page's data into one for the page, of which the data are sent (html-response.ts). */
export function takeDataAddress(req: IncomingMessage, res: ServerResponse): void {
  if (!req.url?.startsWith(`${PREFIX}/`)) return;
  asked.add(res);
  req.url = req.url.slice(PREFIX.length);
}

/** Whether a page's data are asked for. */
export const isDataAsked = (res: ServerResponse): boolean => asked.has(res);

const piece = (argument: string): unknown[] => {
  const parsed: unknown = JSON.parse(argument);
  return Array.isArray(parsed) ? parsed : [];
};

/** The text of the data, from the arguments of a page's scripts; null if there is none, or not only text. */
export function dataText([ready, ...pieces]: readonly string[]): string | null {
  if (ready !== '[0]' || pieces.length === 0) return null;
  const texts = pieces
    .map(piece)
    .map(([kind, text]) => (kind === 1 && typeof text === 'string' ? text : null));
  return texts.includes(null) ? null : texts.join('');
}
