import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { serveMedia } from '../contract/media/serve-media.ts';

const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match'] as const;

/** Answers a request under /media straight from the folder: Next would drop lengths and vary the caches. */
export async function answerMedia(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  folder: string,
): Promise<void> {
  const headers = new Headers();
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const answer = await serveMedia(new Request(url, { method: request.method ?? 'GET', headers }), folder);
  response.statusCode = answer.status;
  response.setHeaders(answer.headers);
  if (answer.body) await pipeline(answer.body, response);
  else response.end();
}
