import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

const PREFIX = '/_next/static/';
const YEAR_S = 31_536_000;

const READING = ['GET', 'HEAD'];

function refuse(res: ServerResponse) {
  res.writeHead(405, { Allow: READING.join(', ') }).end();
}

/**
 * Answers what the build has compressed beforehand (`scripts/compress.ts`) without asking Next: scripts and style
 * sheets by Brotli at its best, for which no visitor waits. Their names change with their content. What it does not
 * know goes on to `next`, but nobody writes to a file: Next would call that an error of its own. Everything goes on where `dir` is null: the files of a development server come and go.
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
  const publicFiles = new Set(readdirSync(join(dir, 'public')).map((name) => `/${name}`));
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const whole = req.url ?? '/';
    const isBuilt = whole.startsWith(PREFIX);
    const isFile = isBuilt || publicFiles.has(whole.split('?', 1)[0] ?? whole);
    if (isFile && !READING.includes(req.method ?? 'GET')) return refuse(res);
    if (!isBuilt) return next();
    req.url = whole.slice(PREFIX.length - 1);
    serve(req, res, () => {
      req.url = whole;
      next();
    });
  };
}
