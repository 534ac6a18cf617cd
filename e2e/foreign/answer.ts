import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Habits } from './habits.ts';

/** The answer to one call: one of `json`, `text`, `html`, `bytes` or, for a redirect, `to`. */
export type Answer = {
  status?: number;
  json?: unknown;
  text?: string;
  html?: string;
  to?: string;
  bytes?: Buffer;
  type?: string;
};

/** One call as it came. */
export type Call = {
  method: string;
  url: URL;
  /** Its path, decoded. */
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  /** The address of the service that was called. */
  origin: string;
};

export const htmlPage = (words: string) =>
  `<!DOCTYPE html><html lang="pt-BR"><body><h1>${words}</h1></body></html>`;

const HTML = 'text/html; charset=UTF-8';
const JSON_TYPES: Record<Habits['contentType'], string | undefined> = {
  json: 'application/json',
  jsonCharset: 'application/json; charset=UTF-8',
  html: HTML,
  plain: 'text/plain',
  none: undefined,
};

export function send(res: ServerResponse, { status = 200, ...answer }: Answer, habits: Habits): void {
  const { to, html, text, bytes, json } = answer;
  const bom = habits.bom === 'yes' ? '\ufeff' : '';
  const [type, body] =
    to !== undefined
      ? [HTML, htmlPage('Redirecting')]
      : html !== undefined
        ? [HTML, html]
        : text !== undefined
          ? ['text/plain; charset=UTF-8', text]
          : bytes
            ? [answer.type ?? HTML, bytes]
            : [JSON_TYPES[habits.contentType], bom + JSON.stringify(json)];
  res.writeHead(status, {
    'x-powered-by': 'PHP/7.2.34',
    'cache-control': 'no-cache, private',
    ...(to === undefined ? {} : { location: to }),
    ...(type ? { 'content-type': type } : {}),
  });
  res.end(body);
}
