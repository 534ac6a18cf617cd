import type { IncomingMessage, ServerResponse } from 'node:http';
import { DISK_METRIC, measureRequest, REQUEST_METRIC } from '@passarela/gate/metrics/measure';
import { count, type Definition, meter } from '@passarela/gate/metrics/meter';
import { resolutionOf } from './resolve-request.ts';

export const SITE_METRICS = {
  ...REQUEST_METRIC,
  ...DISK_METRIC,
  passarela_page_cache_total: {
    kind: 'counter',
    help: 'Answers by what the page cache had: hit, stale, miss',
    labels: ['result'],
  },
  passarela_circuit_open: {
    kind: 'gauge',
    help: '1 while calls to a service are not made because it failed',
    labels: ['service'],
  },
  passarela_lists_doubted: {
    kind: 'gauge',
    help: 'Lists that are suddenly short, whose last good answer stays for an hour at most',
    labels: [],
  },
  passarela_forms_total: {
    kind: 'counter',
    help: 'Forms sent by visitors: sent, or why not',
    labels: ['form', 'result'],
  },
} satisfies Record<string, Definition>;

const OTHERS: readonly (readonly [start: string, screen: string])[] = [
  ['/_next/image', 'picture'],
  ['/_next/', 'static'],
  ['/api/upload/', 'upload'],
  ['/api/galleries/', 'download'],
  ['/api/pdf/', 'document'],
  ['/api/revalidate', 'revalidate'],
  ['/api/', 'data'],
  ['/social/', 'preview'],
  ['/feed/', 'feed'],
  ['/sitemap', 'sitemap'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
];

/** A screen of the route table (`lib/routes/screens.ts`), `missing`, or a kind of file; never the address. */
export function screenOf(req: Pick<IncomingMessage, 'url'>): string {
  const other = OTHERS.find(([start]) => req.url?.startsWith(start));
  if (other) return other[1];
  const resolution = resolutionOf(req);
  if (resolution?.kind === 'rewrite') return resolution.route.screen;
  return resolution?.kind === 'notFound' ? 'missing' : 'other';
}

export function measure(req: IncomingMessage, res: ServerResponse): void {
  if (!meter().sink) return;
  const screen = screenOf(req);
  measureRequest(res, screen);
  if (screen === 'picture') return;
  res.once('finish', () => {
    const result = res.getHeader('x-nextjs-cache');
    if (typeof result === 'string') count('passarela_page_cache_total', { result: result.toLowerCase() });
  });
}
