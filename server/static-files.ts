import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const PREFIX = '/_next/static/';
const YEAR_S = 31_536_000;

/**
 * Answers what the build has compressed beforehand (`scripts/compress.mjs`) without asking Next: scripts and style
 * sheets by Brotli at its best, for which no visitor waits. Their names change with their content. What it does not
 * know goes on to `next`, and everything does where `dir` is null: the files of a development server come and go.
 */
export function createStaticFiles(dir: string | null) {
  if (dir === null) return (_req: IncomingMessage, _res: ServerResponse, next: () => void) => next();
  const serve = sirv(join(dir, '.next', 'static'), {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR_S,
  });
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    if (!req.url?.startsWith(PREFIX)) return next();
    const whole = req.url;
    req.url = whole.slice(PREFIX.length - 1);
    serve(req, res, () => {
      req.url = whole;
      next();
    });
  };
}
