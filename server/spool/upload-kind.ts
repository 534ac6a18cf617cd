import type { IncomingMessage } from 'node:http';
import { splitUrl } from '../../lib/routes/resolve.ts';
import { SCREENS } from '../../lib/routes/screens.ts';
import { routeOf } from '../resolve-request.ts';

export const UPLOAD_PATH = '/api/upload/application';

export type UploadKind = 'route' | 'page';

/** How a request sends an application, under any address of the form; null for all other requests. */
export function uploadKind(req: IncomingMessage): UploadKind | null {
  if (req.method !== 'POST') return null;
  if (splitUrl(req.url)[0] === UPLOAD_PATH) return 'route';
  const route = routeOf(req);
  return route && SCREENS[route.screen].body?.isStreamed ? 'page' : null;
}
