import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { freshPage, type Kept } from './page-cache.ts';
import { resolutionOf } from './resolve-request.ts';

type Answer = { etag: string; headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[] };

/** What Next was asked for, and the headers that stood in its answer before. */
const asked = new WeakMap<ServerResponse, { path: string; before: ReadonlySet<string> }>();
/** How Next answered a page that the cache held. */
const answers = new WeakMap<Kept, Answer>();

/** A visit whose answer depends on more than its address: data of the router, actions, drafts, conditions, bodies. */
const OWN_HEADERS =
  /^(rsc|next-.+|x-next.*|x-middleware-.+|x-prerender-.+|x-matched-path|if-(?!none-match$).+|range|content-length|transfer-encoding)$/;
const OWN_COOKIES = /__prerender_bypass|__next_/;
const OWN_QUERY = /[?&](_rsc|__next)/;
/** Headers that an answer without a body does not have. */
const OF_BODY = /^content-/i;

const isPlainVisit = ({ method, url = '/', headers }: IncomingMessage) =>
  method === 'GET' &&
  !OWN_QUERY.test(url) &&
  !OWN_COOKIES.test(headers.cookie ?? '') &&
  !Object.keys(headers).some((name) => OWN_HEADERS.test(name));

/** Answers a fresh page of the cache as Next did before (docs/decisions/caches.md); false where Next must be asked. */
export function sendKeptPage(req: IncomingMessage, res: ServerResponse): boolean {
  const resolution = resolutionOf(res.req);
  if (resolution?.kind !== 'rewrite' || !isPlainVisit(req)) return false;
  const page = freshPage(resolution.to);
  const answer = page && answers.get(page);
  if (!page?.html || !answer) {
    asked.set(res, { path: resolution.to, before: new Set(res.getHeaderNames()) });
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

/** Remembers an answer of Next, if it is the page that the cache holds, and nothing of one visitor's. */
export function noteAnswer(res: ServerResponse, body: Buffer): void {
  const question = asked.get(res);
  if (!question || res.statusCode !== 200 || res.getHeader('x-nextjs-cache') !== 'HIT') return;
  const page = freshPage(question.path);
  const etag = res.getHeader('etag');
  if (!page?.html?.equals(body) || typeof etag !== 'string' || res.hasHeader('set-cookie')) return;
  const own = Object.entries(res.getHeaders()).filter(([name]) => !question.before.has(name));
  const headers = own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  answers.set(page, { etag, headers });
}
