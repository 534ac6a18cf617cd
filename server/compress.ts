import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { isHtml } from './buffer-html.ts';

// Required, because its types know express only; it works on plain requests.
type Filter = (...args: Parameters<RequestListener>) => boolean;
type Compression = {
  (options: { filter: Filter }): (...args: [...Parameters<RequestListener>, next: () => void]) => void;
  filter: Filter;
};
const require = createRequire(import.meta.url);
const compression: Compression = require('compression');

/**
 * Compresses what is not HTML while it is written; HTML is packed whole (html-response.ts). Whoever answers afterwards reads no
 * `Accept-Encoding`: Next's own compression, which serves `next start`, would be a second one.
 */
export function createCompression() {
  const compress = compression({ filter: (req, res) => !isHtml(res) && compression.filter(req, res) });
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const asRequested: IncomingMessage = Object.create(req, { headers: { value: { ...req.headers } } });
    compress(asRequested, res, next);
  };
}

/** Leaves the coding of an answer to the server. */
export function takeCoding({ headers }: IncomingMessage): void {
  delete headers['accept-encoding'];
}
