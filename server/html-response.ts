import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { pageKeys, purgeHeaders } from '../lib/derived/purge-keys.ts';
import type { Place } from '../lib/routes/screens.ts';
import { log } from '../lib/system/log.ts';
import { bufferHtml } from './buffer-html.ts';
import { type PolicyOptions, policy, scriptHashes } from './csp.ts';
import { commonHeaders, resourcePolicy, type Transport } from './headers.ts';
import { rememberAnswer } from './kept-pages.ts';
import { type Coding, canTighten, codingFor, type Packed, pack, packTighter } from './pack-html.ts';
import { isDataAsked } from './page-data.ts';
import { readPageStatus, statusHeaders } from './page-status.ts';
import type { ReadStyle } from './page-styles.ts';
import { paintFirst } from './paint-first.ts';
import { placeOf } from './resolve-request.ts';
import { type createServerError, requestedOf } from './server-error.ts';

const MEMO_MAX_BYTES = 32 * 1024 * 1024;
const ENTRY_BYTES = 500;
const CRASHED = 500;
const MISSING = 404;

/** Pages answer HEAD as GET without the body, because their status is in their HTML. */
const isPage = (url: string) => !url.startsWith('/_next/') && !url.startsWith('/api/');

/** Browsers and search engines; scripts ask for data. */
const wantsPage = (req: IncomingMessage) => req.headers.accept?.includes('text/html') ?? false;

type Page = {
  body: Buffer;
  coding: Coding;
  path: string | undefined;
  place: Place | null;
  /** Whether whoever asks for it again gets the same. */
  isCached: boolean;
};
type Finished = {
  csp: string;
  status: ReturnType<typeof readPageStatus>;
  packed: Packed;
  /** Whether page and data stay in these bytes; if not, they are sent without an ETag, which names one form alone. */
  isFinal: boolean;
  /** The data of the page for React, if they are fetched by themselves. */
  data: Packed | null;
  keys: string[];
};

type Options = PolicyOptions &
  Transport & {
    /** Null for developers, who see what Next says. */
    serverError: ReturnType<typeof createServerError> | null;
    readStyle: ReadStyle;
  };

/** Before Next writes: headers, policy, status, late scripts and data, 500 page (docs/decisions/custom-server.md). */
export function createHtmlResponse({ serverError, readStyle, ...options }: Options) {
  const headersOf = commonHeaders(options);
  const memo = new LRUCache<string, Finished>({
    maxSize: MEMO_MAX_BYTES,
    sizeCalculation: ({ csp, packed, data }) =>
      packed.bytes.length + (data?.bytes.length ?? 0) + csp.length + ENTRY_BYTES,
  });

  function examine({ body, coding, path, place, isCached }: Page): Finished {
    const written = body.toString('utf8');
    const status = readPageStatus(written);
    const { html, styles, data } = options.isDev
      ? { html: written, styles: [], data: null }
      : paintFirst(written, readStyle, { isCached: isCached && status === null });
    // Hot reload writes scripts of its own.
    const { hashes, unknown } = scriptHashes(html, options.isDev ? () => true : undefined);
    if (unknown > 0) log('warn', 'inline scripts of an unknown form are blocked', { path, scripts: unknown });
    const packed = pack(Buffer.from(html), coding);
    return {
      csp: policy(hashes, styles, options),
      status,
      packed,
      isFinal: !canTighten(packed),
      data: data && pack(Buffer.from(data.version + data.text), coding),
      keys: pageKeys(place),
    };
  }

  /** The pages that wait to be packed tighter. */
  const waiting = new WeakSet<Finished>();
  let lastTightened = Promise.resolve();

  /** A page that a second visitor asks for is sent in fewer bytes from then on. One at a time: visitors need the processor too. */
  function tighten(key: string, page: Finished) {
    if (page.isFinal || waiting.has(page)) return;
    waiting.add(page);
    lastTightened = lastTightened
      .then(async () => {
        if (memo.peek(key) !== page) return;
        const packed = await packTighter(page.packed);
        const data = page.data && (await packTighter(page.data));
        if (memo.peek(key) === page) memo.set(key, { ...page, packed, data, isFinal: true });
      })
      .catch((error: unknown) => {
        log('error', 'a page could not be packed tighter', { error: String(error) });
        if (memo.peek(key) === page) memo.set(key, { ...page, isFinal: true });
      });
  }

  /** What was made of a page before, by its ETag and the form that the client takes. */
  function finished(res: ServerResponse, page: Page): Finished {
    const etag = res.getHeader('etag');
    if (typeof etag !== 'string') return examine(page);
    const key = `${etag} ${page.body.length} ${page.coding} ${page.isCached}`;
    const known = memo.get(key);
    if (known) {
      // The first visitor's browser asks for the data too.
      if (!isDataAsked(res)) tighten(key, known);
      return known;
    }
    const made = examine(page);
    memo.set(key, made);
    return made;
  }

  function send(res: ServerResponse, { coding, bytes }: Packed) {
    // Next's own compression says so too.
    if (!/accept-encoding/i.test(String(res.getHeader('vary')))) res.appendHeader('Vary', 'Accept-Encoding');
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
    return bytes;
  }

  /** Where the page itself holds its data, or is not there, there are none. */
  function sendData(res: ServerResponse, data: Packed | null) {
    res.setHeader('Content-Type', 'text/x-component; charset=utf-8');
    if (data) return send(res, data);
    for (const name of ['ETag', 'Link']) res.removeHeader(name);
    if (res.statusCode < MISSING) {
      res.statusCode = MISSING;
      res.setHeader('Cache-Control', 'no-store');
    }
    return Buffer.alloc(0);
  }

  function finish(res: ServerResponse, page: Page) {
    rememberAnswer(res, page.body);
    const { csp, status, packed, isFinal, data, keys } = finished(res, page);
    if (!isFinal) res.removeHeader('ETag');
    for (const [name, value] of purgeHeaders(keys)) res.setHeader(name, value);
    if (!isDataAsked(res)) res.setHeader('Content-Security-Policy', csp);
    if (status !== null && res.statusCode === 200) res.statusCode = status;
    const headers = Object.entries(statusHeaders).find(([each]) => Number(each) === res.statusCode)?.[1];
    for (const [name, value] of Object.entries(headers ?? {})) res.setHeader(name, value);
    return isDataAsked(res) ? sendData(res, data) : send(res, packed);
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
    for (const [name, value] of Object.entries(headersOf(req.url ?? '/'))) res.setHeader(name, value);
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
          : finish(res, {
              body,
              coding,
              path: requested.url.split('?', 1)[0],
              place,
              isCached: res.hasHeader('x-nextjs-cache') && !res.hasHeader('set-cookie'),
            }),
    });
  };
}
