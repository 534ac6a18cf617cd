import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { splitUrl } from '../lib/routes/split-url.ts';
import { freshPage, type Kept } from './page-cache.ts';
import { resolutionOf } from './resolve-request.ts';

type Answer = {
  etag: string;
  address: string;
  headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[];
};

/** The path that Next was asked to render, by which address, and the headers already set before that. */
const asked = new WeakMap<ServerResponse, { path: string; address: string; before: ReadonlySet<string> }>();
/** How Next answered with a page from its cache. */
const answers = new WeakMap<Kept, Answer>();

/** Headers that make an answer depend on more than its address: router data, actions, drafts, conditions, bodies. */
const OWN_HEADERS =
  /^(rsc|next-.+|x-next.*|x-middleware-.+|x-prerender-.+|x-matched-path|if-(?!none-match$).+|range|content-length|transfer-encoding)$/;
const OWN_COOKIES = /__prerender_bypass|__next_/;
const OWN_QUERY = /[?&](_rsc|__next)/;
/** Headers that a 304 leaves out. */
const OF_BODY = /^content-/i;

const isPlainVisit = ({ method, url = '/', headers }: IncomingMessage) =>
  method === 'GET' &&
  !OWN_QUERY.test(url) &&
  !OWN_COOKIES.test(headers.cookie ?? '') &&
  !Object.keys(headers).some((name) => OWN_HEADERS.test(name));

/** Answers with a fresh page from the cache, as Next did before (docs/decisions/caches.md); false if Next must answer. */
export function sendKeptPage(req: IncomingMessage, res: ServerResponse): boolean {
  const resolution = resolutionOf(res.req);
  if (resolution?.kind !== 'rewrite' || !isPlainVisit(req)) return false;
  const page = freshPage(resolution.to);
  const answer = page && answers.get(page);
  const [address] = splitUrl(req.url);
  // Another name of a talent is redirected by the middleware.
  if (!page?.html || answer?.address !== address) {
    asked.set(res, { path: resolution.to, address, before: new Set(res.getHeaderNames()) });
    return false;
  }
  const known = req.headers['if-none-match'];
  const isKnown = known === answer.etag && req.headers['cache-control'] !== 'no-cache';
  if (known !== undefined && !isKnown) return false;
  for (const [name, value] of answer.headers) {
    if (!isKnown || !OF_BODY.test(name)) res.setHeader(name, value);
  }
  if (isKnown) res.writeHead(304).end();
  else res.end(page.html);
  return true;
}

/** Remembers how Next answered, if the body is the cached page and nothing in it is for one visitor only. */
export function rememberAnswer(res: ServerResponse, body: Buffer): void {
  const question = asked.get(res);
  if (!question || res.statusCode !== 200 || res.getHeader('x-nextjs-cache') !== 'HIT') return;
  const page = freshPage(question.path);
  const etag = res.getHeader('etag');
  if (!page?.html?.equals(body) || typeof etag !== 'string' || res.hasHeader('set-cookie')) return;
  const own = Object.entries(res.getHeaders()).filter(([name]) => !question.before.has(name));
  const headers = own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  answers.set(page, { etag, address: question.address, headers });
}
