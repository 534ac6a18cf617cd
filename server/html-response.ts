import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pageKeys, purgeHeaders } from '../lib/derived/purge-keys.ts';
import type { Place } from '../lib/routes/screens.ts';
import { log } from '../lib/system/log.ts';
import { bufferHtml } from './buffer-html.ts';
import { type PolicyOptions, policy, scriptHashes } from './csp.ts';
import { commonHeaders, resourcePolicy, type Transport } from './headers.ts';
import { rememberAnswer } from './kept-pages.ts';
import { type Coding, codingFor, type Packed, pack } from './pack-html.ts';
import { readPageStatus, statusHeaders } from './page-status.ts';
import type { ReadStyle } from './page-styles.ts';
import { paintFirst } from './paint-first.ts';
import { placeOf } from './resolve-request.ts';
import { type createServerError, requestedOf } from './server-error.ts';

const MEMO_MAX_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 500;
const CRASHED = 500;

/** Pages answer HEAD as GET without the body, because their status is in their HTML. */
const isPage = (url: string) => !url.startsWith('/_next/') && !url.startsWith('/api/');

/** Browsers and search engines; scripts ask for data. */
const wantsPage = (req: IncomingMessage) => req.headers.accept?.includes('text/html') ?? false;

type Page = { body: Buffer; coding: Coding; path: string | undefined; place: Place | null };
type Finished = { csp: string; status: ReturnType<typeof readPageStatus>; packed: Packed; keys: string[] };

type Options = PolicyOptions &
  Transport & {
    /** Null for developers, who see what Next says. */
    serverError: ReturnType<typeof createServerError> | null;
    readStyle: ReadStyle;
  };

/** Before Next writes: headers, policy, status, late scripts, 500 page (docs/decisions/custom-server.md). */
export function createHtmlResponse({ serverError, readStyle, ...options }: Options) {
  const common = Object.entries(commonHeaders(options));
  const memo = new LRUCache<string, Finished>({
    maxSize: MEMO_MAX_BYTES,
    sizeCalculation: ({ csp, packed }) => packed.bytes.length + csp.length + ENTRY_BYTES,
  });

  function examine({ body, coding, path, place }: Page): Finished {
    const written = body.toString('utf8');
    const { html, styles } = options.isDev ? { html: written, styles: [] } : paintFirst(written, readStyle);
    // Hot reload writes scripts of its own.
    const { hashes, unknown } = scriptHashes(html, options.isDev ? () => true : undefined);
    if (unknown > 0) log('warn', 'inline scripts of an unknown form are blocked', { path, scripts: unknown });
    return {
      csp: policy(hashes, styles, options),
      status: readPageStatus(html),
      packed: pack(Buffer.from(html), coding),
      keys: pageKeys(place),
    };
  }

  /** What was made of a page before, by its ETag and the form that the client takes. */
  function finished(res: ServerResponse, page: Page): Finished {
    const etag = res.getHeader('etag');
    if (typeof etag !== 'string') return examine(page);
    const key = `${etag} ${page.body.length} ${page.coding}`;
    const known = memo.get(key) ?? examine(page);
    memo.set(key, known);
    return known;
  }

  function send(res: ServerResponse, { coding, bytes }: Packed) {
    res.appendHeader('Vary', 'Accept-Encoding');
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
    return bytes;
  }

  function finish(res: ServerResponse, page: Page) {
    rememberAnswer(res, page.body);
    const { csp, status, packed, keys } = finished(res, page);
    for (const [name, value] of purgeHeaders(keys)) res.setHeader(name, value);
    res.setHeader('Content-Security-Policy', csp);
    if (status !== null && res.statusCode === 200) res.statusCode = status;
    const headers = Object.entries(statusHeaders).find(([each]) => Number(each) === res.statusCode)?.[1];
    for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value);
    return send(res, packed);
  }

  function finishCrash(
    res: ServerResponse,
    { body, csp }: ReturnType<NonNullable<typeof serverError>>,
    coding: Coding,
  ) {
    for (const name of ['ETag', 'Link']) res.removeHeader(name);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Security-Policy', csp);
    res.setHeader('Cache-Control', 'no-store');
    return send(res, pack(body, coding));
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of common) res.setHeader(name, value);
    res.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(req.url ?? '/'));
    if (req.method === 'HEAD' && isPage(req.url ?? '/')) req.method = 'GET';
    const requested = requestedOf(req);
    const place = placeOf(req);
    const coding = codingFor(req);
    const hasCrashed = () => res.statusCode === CRASHED && serverError !== null;
    bufferHtml(res, {
      buffersToo: () => hasCrashed() && wantsPage(req),
      finish: (body) =>
        res.statusCode === CRASHED && serverError
          ? finishCrash(res, serverError(requested), coding)
          : finish(res, { body, coding, path: requested.url.split('?', 1)[0], place }),
    });
  };
}
