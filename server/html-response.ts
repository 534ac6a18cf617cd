import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pageKeys, purgeHeaders } from '../lib/derived/front.ts';
import type { Lang } from '../lib/domain/languages.ts';
import { readLang } from '../lib/routes/page-params.ts';
import type { Route } from '../lib/routes/screens.ts';
import { log } from '../lib/system/log.ts';
import { endsAsKnown, isReady, storeFinished } from './finished-answers.ts';
import { hasSecret } from './headers.ts';
import {
  type Coding,
  codingFor,
  finishPage,
  type Packed,
  pack,
  type Surroundings,
  withoutNonce,
} from './page.ts';
import { routeOf } from './resolve-request.ts';

/** The nonce that Next writes on its own inline scripts; it leaves before sending (docs/decisions/custom-server.md). */
const NONCE = randomUUID();

export function requestNonce({ headers }: IncomingMessage): void {
  headers['content-security-policy'] = `script-src 'nonce-${NONCE}'`;
}

const BELOW = /url\(\.\.\//g;

/** Reads the build's style sheets, with paths that work inside a page: relative ones would lead elsewhere. */
export function createPageStyles(dir: string): Surroundings['readStyle'] {
  const known = new Map<string, string | null>();
  const read = (href: string) => {
    try {
      const file = join(dir, href.replace('/_next/', '.next/'));
      return readFileSync(file, 'utf8').replace(BELOW, 'url(/_next/static/');
    } catch {
      return null;
    }
  };
  return (href) => {
    if (!known.has(href)) known.set(href, read(href));
    return known.get(href) ?? null;
  };
}

type Chunk = string | Uint8Array;
type Done = (error?: Error | null) => void;
type Buffering = {
  /** Whether an answer is buffered, checked with each part of it until one has been sent. */
  isBuffered: () => boolean;
  /** Gets the whole answer, may still change status and headers, and gives the bytes to send. */
  finish: (body: Buffer) => Buffer;
};

/** Buffers an answer until it is whole; others (files, pictures, 304) pass as they are written. */
function buffer(res: ServerResponse, { isBuffered, finish }: Buffering) {
  const [write, end] = [res.write.bind(res), res.end.bind(res)];
  const [writeHead, flushHeaders] = [res.writeHead.bind(res), res.flushHeaders.bind(res)];
  const chunks: Buffer[] = [];
  let isReleased = false;
  const passes = () => isReleased || res.headersSent || !isBuffered();
  const encodingOf = (value: unknown) =>
    typeof value === 'string' && Buffer.isEncoding(value) ? value : 'utf8';
  const bytesOf = (chunk: Chunk, encoding: BufferEncoding) =>
    typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;

  res.writeHead = (
    status: number,
    second?: string | OutgoingHttpHeaders | OutgoingHttpHeader[],
    third?: OutgoingHttpHeaders | OutgoingHttpHeader[],
  ) => {
    res.statusCode = status;
    if (typeof second === 'string') res.statusMessage = second;
    const headers = (typeof second === 'string' ? third : second) ?? {};
    if (Array.isArray(headers)) throw new TypeError('Headers as a flat list are not read');
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) res.setHeader(name, value);
    return passes() ? writeHead(res.statusCode) : res;
  };
  res.flushHeaders = () => {
    if (passes()) flushHeaders();
  };
  res.write = (chunk: Chunk, second?: BufferEncoding | Done, third?: Done) => {
    const done = typeof second === 'function' ? second : third;
    if (passes()) return write(chunk, encodingOf(second), done);
    // The writer may use its bytes again.
    chunks.push(Buffer.from(bytesOf(chunk, encodingOf(second))));
    if (done) process.nextTick(done);
    return true;
  };
  res.end = (
    first?: Chunk | (() => void) | null,
    second?: BufferEncoding | (() => void),
    third?: () => void,
  ) => {
    const chunk = typeof first === 'function' ? '' : (first ?? '');
    const done = [first, second, third].find((value) => typeof value === 'function');
    const isWhole = passes();
    isReleased = true;
    if (isWhole) return chunk === '' ? end(done) : end(chunk, encodingOf(second), done);
    const last = bytesOf(chunk, encodingOf(second));
    // A cached page comes in one piece, which need not be copied.
    const isOnePiece = chunks.length === 0 && Buffer.isBuffer(last);
    const body = finish(isOnePiece ? last : Buffer.concat([...chunks, last]));
    res.removeHeader('transfer-encoding');
    res.setHeader('Content-Length', body.length);
    return end(body, 'utf8', done);
  };
}

const CRASHED = 500;

/** Pages answer HEAD as GET without the body, because their status is in their HTML. */
const isPage = (url: string) => !url.startsWith('/_next/') && !url.startsWith('/api/');

const typeOf = (res: ServerResponse) => String(res.getHeader('content-type') ?? '');
const isHtml = (res: ServerResponse) => /^text\/html\b/i.test(typeOf(res));
/** Feeds, sitemaps, JSON and drawings: like pages they are sent as small as a client takes them. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

/** Whether an answer is a whole text that nobody has packed. */
const isText = (req: IncomingMessage, res: ServerResponse) =>
  req.method !== 'HEAD' &&
  ![204, 206, 304].includes(res.statusCode) &&
  !res.hasHeader('content-encoding') &&
  TEXT.test(typeOf(res));

type CrashPage = { body: Buffer; csp: string };
type Visit = { coding: Coding; path: string; route: Route | null };
type Options = Omit<Surroundings, 'nonce' | 'mediaOrigins'> & {
  crashPages: Record<Lang, CrashPage>;
  mediaOrigins: () => readonly string[];
};

function asPacked(res: ServerResponse, { coding, bytes }: Packed): Buffer {
  // Next's own compression sets it too.
  if (!/accept-encoding/i.test(String(res.getHeader('vary')))) res.appendHeader('Vary', 'Accept-Encoding');
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
  return bytes;
}

/** Before Next writes: each page as `finishPage` makes it, 500 page (docs/decisions/custom-server.md). */
export function createHtmlResponse({ crashPages, ...options }: Options) {
  function finish(req: IncomingMessage, res: ServerResponse, html: string, { coding, path, route }: Visit) {
    const surroundings = { ...options, nonce: NONCE, mediaOrigins: options.mediaOrigins() };
    const written = { html, status: res.statusCode, coding, isSecret: hasSecret(path) };
    const page = finishPage(written, surroundings);
    if (page.unknownScripts > 0)
      log('warn', 'inline scripts that nobody vouches for are blocked', {
        path,
        scripts: page.unknownScripts,
      });
    res.setHeaders(new Map(purgeHeaders(pageKeys(route))));
    res.setHeaders(new Map(Object.entries(page.headers)));
    res.statusCode = page.status;
    if (page.isPaintedFirst) res.removeHeader('Link');
    // Next's ETag names the page with the nonce.
    if (res.hasHeader('etag')) res.setHeader('ETag', page.etag);
    const bytes = asPacked(res, page);
    storeFinished(res, bytes);
    return endsAsKnown(req, res) ? Buffer.alloc(0) : bytes;
  }

  function finishCrash(res: ServerResponse, { body, csp }: CrashPage, coding: Coding) {
    for (const name of ['ETag', 'Link']) res.removeHeader(name);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Security-Policy', csp);
    res.setHeader('Cache-Control', 'no-store');
    return asPacked(res, pack(body, coding));
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    const { url = '/' } = req;
    if (req.method === 'HEAD' && isPage(url)) req.method = 'GET';
    const [typed = '/'] = url.split('?', 1);
    const visit = {
      coding: codingFor(req),
      path: hasSecret(typed) ? '/selecao/-' : typed,
      route: routeOf(req),
    };
    const crashPage = crashPages[readLang({ lang: typed.split('/')[1] })];
    const wantsPage = () => isHtml(res) || (req.headers.accept?.includes('text/html') ?? false);
    const hasCrashed = () => !options.isDev && res.statusCode === CRASHED && wantsPage();
    buffer(res, {
      isBuffered: () =>
        !isReady(res) && (isHtml(res) || (!options.isDev && (hasCrashed() || isText(req, res)))),
      finish: (body) => {
        if (hasCrashed()) return finishCrash(res, crashPage, visit.coding);
        if (isHtml(res)) return finish(req, res, body.toString(), visit);
        // The router's data have the nonce too.
        const isData = typeOf(res).startsWith('text/x-component');
        const text = isData ? Buffer.from(withoutNonce(body.toString(), NONCE)) : body;
        return asPacked(res, pack(text, visit.coding));
      },
    });
  };
}
