import type { IncomingMessage } from 'node:http';
import { PAGE_PATHS } from '../lib/routes/page-paths.ts';
import { type Resolution, resolve } from '../lib/routes/resolve.ts';
import type { Route } from '../lib/routes/screens.ts';
import { splitUrl } from '../lib/routes/split-url.ts';

const PAGES = new RegExp(`^${PAGE_PATHS}$`);

type Requested = Pick<IncomingMessage, 'url'>;

const resolutions = new WeakMap<Requested, Resolution | null>();

/** The meaning of a request's address, null for no page. Resolved once: later changes of `url` do not count. */
export function resolutionOf(req: Requested): Resolution | null {
  const known = resolutions.get(req);
  if (known !== undefined) return known;
  const [path, query] = splitUrl(req.url);
  const resolution = PAGES.test(path) ? resolve(path, query) : null;
  resolutions.set(req, resolution);
  return resolution;
}

/** The place of a request, by any of its addresses (a form may come from an alias); null for no place. */
export function routeOf(req: Requested): Route | null {
  const resolution = resolutionOf(req);
  return resolution === null || resolution.kind === 'notFound' ? null : resolution.route;
}
