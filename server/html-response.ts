import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKeys, purgeHeaders } from '../lib/derived/purge-keys.ts';
import type { Lang } from '../lib/domain/languages.ts';
import { PAGE_STATUS_META, PAGE_STATUSES, type PageStatus, readLang } from '../lib/routes/page-params.ts';
import type { Route } from '../lib/routes/screens.ts';
import { log } from '../lib/system/log.ts';
import { bufferHtml, isHtml } from './buffer-html.ts';
import { type Coding, codingFor, compressHtml, type Packed } from './compress-html.ts';
import { hashSources, inlineScripts, type PolicyOptions, policy } from './csp.ts';
import { endsAsKnown, isReady, storeFinished } from './finished-answers.ts';
import { commonHeaders, hasSecret, resourcePolicy, type Transport } from './headers.ts';
import { markedScripts, withoutNonce } from './page-nonce.ts';
import type { ReadStyle } from './page-styles.ts';
import { paintFirst } from './paint-first.ts';
import { routeOf } from './resolve-request.ts';

const META = new RegExp(`<meta name="${PAGE_STATUS_META}" content="(${PAGE_STATUSES.join('|')})"`);

function readPageStatus(html: string): PageStatus | null {
  const wanted = Number(META.exec(html)?.[1]);
  return PAGE_STATUSES.find((status) => status === wanted) ?? null;
}

const headers: Record<PageStatus, Record<string, string>> = {
  404: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  410: { 'Cache-Control': 'public, max-age=0, s-maxage=60' },
  429: { 'Cache-Control': 'no-store', 'Retry-After': '600' },
  503: { 'Cache-Control': 'no-store', 'Retry-After': '10' },
};

/**
 * The caching of a page with such a status: briefly for a missing thing, not at all for a failure, nor at an address
 * with a secret: an ended package that is extended opens at once. None for other statuses.
 */
function statusHeaders(status: number, isSecret: boolean): Record<string, string> {
  const known = PAGE_STATUSES.find((each) => each === status);
  if (!known) return {};
  return { ...headers[known], ...(isSecret && { 'Cache-Control': 'no-store' }) };
}

const CRASHED = 500;

/** Pages answer HEAD as GET without the body, because their status is in their HTML. */
const isPage = (url: string) => !url.startsWith('/_next/') && !url.startsWith('/api/');

const wantsPage = (req: IncomingMessage) => req.headers.accept?.includes('text/html') ?? false;

/** Feeds, sitemaps, JSON and drawings: like pages they are sent as small as a client takes them. */
const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/;

/** Whether an answer is a whole text that nobody has packed. */
const isText = (req: IncomingMessage, res: ServerResponse) =>
  req.method !== 'HEAD' &&
  ![204, 206, 304].includes(res.statusCode) &&
  !res.hasHeader('content-encoding') &&
  TEXT.test(String(res.getHeader('content-type') ?? ''));

/** The router's data: they carry the nonce, as the page does. */
const isRouterData = (res: ServerResponse) =>
  String(res.getHeader('content-type') ?? '').startsWith('text/x-component');

type CrashPage = { body: Buffer; csp: string };
type Page = { body: Buffer; coding: Coding; path: string; route: Route | null };

type Options = PolicyOptions &
  Transport & {
    crashPages: Record<Lang, CrashPage>;
    readStyle: ReadStyle;
    /** The head's scripts: the layout's, and the server's. */
    scripts: Record<'early' | 'afterFrame', string>;
  };

const etagOf = ({ coding, bytes }: Packed) =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}-${coding}"`;

/** Before Next writes: headers, policy, status, styles first, 500 page (docs/decisions/custom-server.md). */
export function createHtmlResponse({ crashPages, readStyle, scripts, ...options }: Options) {
  const headersOf = commonHeaders(options);

  /** The page as sent, and its policy: only Next's inline scripts, which carry the nonce, and ours may run. */
  function examine(written: string, path: string) {
    if (options.isDev)
      return {
        html: written,
        isPaintedFirst: false,
        csp: policy(hashSources(inlineScripts(written)), [], options),
      };
    const { html: painted, styles } = paintFirst(written, readStyle, scripts.afterFrame);
    const known = [...markedScripts(painted), scripts.early, scripts.afterFrame];
    const html = withoutNonce(painted);
    const unknown = inlineScripts(html).filter((script) => !known.includes(script)).length;
    if (unknown > 0)
      log('warn', 'inline scripts that nobody vouches for are blocked', { path, scripts: unknown });
    return {
      html,
      isPaintedFirst: painted !== written,
      csp: policy(hashSources(known), styles, options),
    };
  }

  function send(res: ServerResponse, { coding, bytes }: Packed) {
    // Next's own compression sets it too.
    if (!/accept-encoding/i.test(String(res.getHeader('vary')))) res.appendHeader('Vary', 'Accept-Encoding');
    if (coding !== 'identity') res.setHeader('Content-Encoding', coding);
    return bytes;
  }

  function finish(req: IncomingMessage, res: ServerResponse, { body, coding, path, route }: Page) {
    const written = body.toString('utf8');
    const status = readPageStatus(written);
    const { html, isPaintedFirst, csp } = examine(written, path);
    for (const [name, value] of purgeHeaders(pageKeys(route))) res.setHeader(name, value);
    res.setHeader('Content-Security-Policy', csp);
    if (status !== null && res.statusCode === 200) res.statusCode = status;
    const headers = statusHeaders(res.statusCode, hasSecret(path));
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    // The page itself asks for its files, and when.
    if (isPaintedFirst) res.removeHeader('Link');
    const packed = compressHtml(Buffer.from(html), coding);
    const bytes = send(res, packed);
    // Next's ETag names the page with the nonce.
    if (res.hasHeader('etag')) res.setHeader('ETag', etagOf(packed));
    storeFinished(res, bytes);
    return endsAsKnown(req, res) ? Buffer.alloc(0) : bytes;
  }

  function finishCrash(res: ServerResponse, { body, csp }: CrashPage, coding: Coding) {
    for (const name of ['ETag', 'Link']) res.removeHeader(name);
    res.setHeader('Content-Type', 'text/html; charset=utf-8');
    res.setHeader('Content-Security-Policy', csp);
    res.setHeader('Cache-Control', 'no-store');
    return send(res, compressHtml(body, coding));
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    for (const [name, value] of Object.entries(headersOf(req.url ?? '/'))) res.setHeader(name, value);
    res.setHeader('Cross-Origin-Resource-Policy', resourcePolicy(req.url ?? '/'));
    if (req.method === 'HEAD' && isPage(req.url ?? '/')) req.method = 'GET';
    const [typed = '/'] = (req.url ?? '/').split('?', 1);
    const path = hasSecret(typed) ? '/selecao/-' : typed;
    const crashPage = crashPages[readLang({ lang: typed.split('/')[1] })];
    const route = routeOf(req);
    const coding = codingFor(req);
    // Developers see what Next says.
    const hasCrashed = () => !options.isDev && res.statusCode === CRASHED && (isHtml(res) || wantsPage(req));
    bufferHtml(res, {
      isReady: () => isReady(res),
      buffersToo: () => !options.isDev && (hasCrashed() || isText(req, res)),
      finish: (body) => {
        if (hasCrashed()) return finishCrash(res, crashPage, coding);
        if (isRouterData(res))
          return send(res, compressHtml(Buffer.from(withoutNonce(body.toString('utf8'))), coding));
        if (!isHtml(res)) return send(res, compressHtml(body, coding));
        return finish(req, res, { body, coding, path, route });
      },
    });
  };
}
