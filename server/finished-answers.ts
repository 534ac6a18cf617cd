import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hrefOf } from '../lib/routes/href.ts';
import { splitUrl } from '../lib/routes/resolve.ts';
import { codingFor } from './page.ts';
import { generation } from './page-cache.ts';
import { resolutionOf } from './resolve-request.ts';

const MAX_BYTES = 48 * 1024 * 1024;
const ENTRY_BYTES = 1_000;
const LIFE_MAX_S = 60;
const CACHED_STATUSES = [200, 404, 410];

type Answer = {
  status: number;
  headers: readonly (readonly [name: string, value: OutgoingHttpHeader])[];
  bytes: Buffer;
  until: number;
};
type Question = { key: string; generation: string; before: ReadonlySet<string> };

const answers = new LRUCache<string, Answer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
});
let stored = generation();
const ready = new WeakSet<ServerResponse>();
export const isReady = (res: ServerResponse) => ready.has(res);
/** The key under which Next's answer to a response may be stored. */
const questions = new WeakMap<ServerResponse, Question>();

/** Headers that make an answer depend on more than its address: router data, actions, drafts, conditions, bodies. */
const OWN_HEADERS =
  /^(rsc|next-.+|x-next.*|x-middleware-.+|x-prerender-.+|x-matched-path|if-(?!none-match$).+|range|content-length|transfer-encoding)$/;
const OWN_COOKIES = /__prerender_bypass|__next_/;
const OWN_QUERY = /[?&](_rsc|__next)/;
/** Headers that a 304 leaves out, the policy too: its browser has the page's own. */
const OF_BODY = /^content-/i;

const isPlainVisit = ({ method, url = '/', headers }: IncomingMessage) =>
  method === 'GET' &&
  headers['cache-control'] !== 'no-cache' &&
  !OWN_QUERY.test(url) &&
  !OWN_COOKIES.test(headers.cookie ?? '') &&
  !Object.keys(headers).some((name) => OWN_HEADERS.test(name));

/** The coding, and the page's address with its own query; one for all unknown addresses. Null for other answers. */
function keyOf(req: IncomingMessage, res: ServerResponse): string | null {
  const resolution = resolutionOf(res.req);
  if (resolution === null || resolution.kind === 'redirect' || !isPlainVisit(req)) return null;
  const coding = codingFor(req);
  if (resolution.kind === 'notFound') return `${coding} missing ${resolution.lang}`;
  const [path] = splitUrl(req.url);
  const [, query] = splitUrl(hrefOf(resolution.route, resolution.lang));
  return `${coding} ${path}?${query}`;
}

/** Ends a response with a page, or with 304 if the browser has it: the server knows its ETags, Next does not. */
export function endsAsKnown(req: IncomingMessage, res: ServerResponse): boolean {
  const etag = res.getHeader('etag');
  const known = req.headers['if-none-match']?.split(/\s*,\s*/) ?? [];
  const isKnown = res.statusCode === 200 && typeof etag === 'string' && known.includes(etag);
  if (!isKnown || req.headers['cache-control'] === 'no-cache') return false;
  for (const name of res.getHeaderNames()) if (OF_BODY.test(name)) res.removeHeader(name);
  res.statusCode = 304;
  return true;
}

/** Answers with a finished page (docs/decisions/caches.md); false if Next has to render. */
export function sendFinished(req: IncomingMessage, res: ServerResponse): boolean {
  const key = keyOf(req, res);
  if (key === null) return false;
  const now = generation();
  if (stored !== now) {
    answers.clear();
    stored = now;
  }
  const answer = answers.get(key);
  if (!answer || answer.until <= Date.now()) {
    questions.set(res, { key, generation: now, before: new Set(res.getHeaderNames()) });
    return false;
  }
  ready.add(res);
  res.statusCode = answer.status;
  for (const [name, value] of answer.headers) res.setHeader(name, value);
  if (endsAsKnown(req, res)) res.end();
  else res.setHeader('Content-Length', answer.bytes.length).end(answer.bytes);
  return true;
}

function lifeOf(res: ServerResponse): number {
  const [, life] = /s-maxage=(\d+)/.exec(String(res.getHeader('cache-control') ?? '')) ?? [];
  return Math.min(Number(life ?? 0), LIFE_MAX_S);
}

/** Stores a finished page; not one begun before a publish, nor one for a single visitor. */
export function storeFinished(res: ServerResponse, bytes: Buffer): void {
  const question = questions.get(res);
  const life = lifeOf(res);
  if (!question || life === 0 || res.hasHeader('set-cookie')) return;
  if (!CACHED_STATUSES.includes(res.statusCode) || question.generation !== generation()) return;
  // Somebody makes up new addresses.
  if (res.statusCode === 404 && !question.key.includes(' missing ')) return;
  // Next's own cache had it no longer fresh: it is rendered anew right now.
  if (res.getHeader('x-nextjs-cache') === 'STALE') return;
  const own = Object.entries(res.getHeaders()).filter(([name]) => !question.before.has(name));
  const headers = own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const hit = headers.map(([name, value]) => [name, name === 'x-nextjs-cache' ? 'HIT' : value] as const);
  answers.set(question.key, {
    status: res.statusCode,
    headers: hit,
    bytes,
    until: Date.now() + life * 1_000,
  });
}

export const forgetFinished = () => answers.clear();
