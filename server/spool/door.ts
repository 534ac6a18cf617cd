import type { IncomingMessage } from 'node:http';
import { resolve } from '../../lib/routes/resolve.ts';

export const UPLOAD_PATH = '/api/upload/application';

/** Where an application comes in: the route that the page's script sends to, or the page itself where there is none. */
export type Door = 'route' | 'page';

/** The door that a request is at, in either language and under every alias; null for all other requests. */
export function doorOf({ method, url = '/' }: IncomingMessage): Door | null {
  if (method !== 'POST') return null;
  const [pathname = '/'] = url.split('?', 1);
  if (pathname === UPLOAD_PATH) return 'route';
  const found = resolve(pathname, url.slice(pathname.length));
  return found.kind === 'rewrite' && found.place.screen === 'beAModel' ? 'page' : null;
}
