import type { IncomingMessage } from 'node:http';
import { resolve } from '../../lib/routes/resolve.ts';

export const UPLOAD_PATH = '/api/upload/application';

/** Where an application comes in: the route that the page's script sends to, or the page itself where there is none. */
export type UploadKind = 'route' | 'page';

/** How a request sends an application, under any address of the form; null for all other requests. */
export function uploadKind({ method, url = '/' }: IncomingMessage): UploadKind | null {
  if (method !== 'POST') return null;
  const [pathname = '/'] = url.split('?', 1);
  if (pathname === UPLOAD_PATH) return 'route';
  const found = resolve(pathname, url.slice(pathname.length));
  return found.kind === 'rewrite' && found.place.screen === 'beAModel' ? 'page' : null;
}
