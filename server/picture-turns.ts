import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { variantName, variantsFolder } from '../lib/derived/variant-names.ts';
import { splitUrl } from '../lib/routes/resolve.ts';
import { createFairTurns } from './fair-turns.ts';
import { visitorOf } from './visitor-address.ts';

const OPTIMIZER = '/_next/image';
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
