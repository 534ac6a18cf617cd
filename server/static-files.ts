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

/** Serves the precompressed files of the build (`scripts/compress.ts`); `dir` is null in development. */
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
