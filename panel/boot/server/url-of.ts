import type { IncomingMessage } from 'node:http';

export function urlOf(request: IncomingMessage, origin: string): URL | null {
  try {
    const url = new URL(`${origin}${request.url}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}
