import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileKey, purgeHeaders } from '../lib/derived/front.ts';
import { variantName, variantsFolder } from '../lib/derived/variant-names.ts';
import { AVIF_MAX_WIDTH_PX, canonicalSource, IMAGE_FORMATS } from '../lib/domain/images.ts';
import { addressGroup } from '../lib/forms/limits.ts';
import { splitUrl } from '../lib/routes/resolve.ts';
import { visitorOf } from './resolve-request.ts';

const OPTIMIZER = '/_next/image';

const formatFor = (accept: string, widthPx: number): string => {
  const formats = IMAGE_FORMATS.filter((type) => type !== 'image/avif' || widthPx <= AVIF_MAX_WIDTH_PX);
  const taken = accept.split(',').filter((type) => !/;\s*q=0(?:\.0*)?\s*$/.test(type));
  return formats.find((type) => taken.some((each) => each.trim().startsWith(type))) ?? '';
};

function isDecodable(source: string): boolean {
  try {
    return decodeURIComponent(source) !== '';
  } catch {
    return false;
  }
}

/**
 * One spelling of a picture's source (`canonicalSource`): others would survive a takedown. One format: wide pictures
 * are no AVIF (docs/decisions/pictures.md), but Next has one list for all widths.
 */
export function writeImageAddress(req: IncomingMessage, res: ServerResponse) {
  const { url = '/' } = req;
  if (!url.startsWith(`${OPTIMIZER}?`)) return;
  // Next writes its own for a picture and none for a refusal: what is refused now may be public in a minute.
  res.setHeader('Cache-Control', 'no-store');
  const query = new URLSearchParams(splitUrl(url)[1]);
  const [source, ...more] = query.getAll('url');
  if (source === undefined || more.length > 0) return;
  if (!isDecodable(source)) {
    // Next answers 400 to an address without a picture, and 500 to one that it cannot decode
    query.delete('url');
    req.url = `${OPTIMIZER}?${query}`;
    return;
  }
  const canonical = canonicalSource(source);
  const key = fileKey(canonical);
  res.setHeaders(new Map(purgeHeaders(key ? [key] : [])));
  const format = formatFor(req.headers.accept ?? '', Number(query.get('w')));
  if (format === '') delete req.headers.accept;
  else req.headers.accept = format;
  query.set('url', canonical);
  req.url = `${OPTIMIZER}?${query}`;
}

type Leave = () => void;
type Limits = { atOnce: number; waiting: number };

/**
 * Lets `atOnce` expensive jobs run and the rest wait, at most `waiting` of a visitor's. Turns go round by visitor
 * (an IPv6 address stands for its /64): a flood waits behind itself.
 */
export function createFairTurns({ atOnce, waiting }: Limits) {
  const queues = new Map<string, (() => void)[]>();
  let going = 0;

  function begin(go: (leave: Leave) => void) {
    let isGoing = true;
    going += 1;
    go(() => {
      if (!isGoing) return;
      isGoing = false;
      going -= 1;
      beginNext();
    });
  }

  function beginNext() {
    const [first] = queues;
    if (!first || going >= atOnce) return;
    const [group, [next, ...rest]] = first;
    queues.delete(group);
    // at the end of the round
    if (rest.length > 0) queues.set(group, rest);
    next?.();
  }

  /** Resolves at the visitor's turn with an idempotent end; null if too many of theirs wait. */
  return (visitor: string): Promise<Leave> | null => {
    const group = addressGroup(visitor);
    const queue = queues.get(group) ?? [];
    if (queue.length >= waiting) return null;
    return new Promise((resolve) => {
      queues.set(group, [...queue, () => begin(resolve)]);
      beginNext();
    });
  };
}

const RETRY_S = '5';

/** Scaling holds one of Node's four threads for files, by which finished pictures are read too: one stays free. */
const LIMITS = { atOnce: Math.min(3, availableParallelism()), waiting: 300 };

type Options = typeof LIMITS & { hasPicture: (req: IncomingMessage) => boolean };

function isMade({ url, headers }: IncomingMessage): boolean {
  const query = new URLSearchParams(splitUrl(url)[1]);
  const [width, quality] = [Number(query.get('w')), Number(query.get('q'))];
  return existsSync(
    join(variantsFolder(), variantName(query.get('url') ?? '', width, quality, headers.accept ?? '')),
  );
}

/**
 * Makes the optimizer's pictures in turn by visitor, so that a flood of new sizes delays nobody else; finished
 * pictures and other requests pass. A turn lasts as long as the work, also for a visitor who has hung up.
 */
export function createPictureTurns({ hasPicture = isMade, ...limits }: Partial<Options> = {}) {
  const take = createFairTurns({ ...LIMITS, ...limits });
  return async (req: IncomingMessage, res: ServerResponse, handle: () => Promise<void>): Promise<void> => {
    if (splitUrl(req.url)[0] !== OPTIMIZER || hasPicture(req)) return handle();
    const turn = take(visitorOf(req));
    if (!turn) {
      res.writeHead(503, { 'Retry-After': RETRY_S, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const leave = await turn;
    if (res.destroyed) leave();
    else await handle().finally(leave);
  };
}
