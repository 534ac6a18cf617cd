import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import send from 'send';
import { z } from 'zod';
import { ContractError } from '../../errors/contract-error.ts';
import { tell } from '../../log/tell.ts';
import { MEDIA_TYPES } from '../../reference/media-type.ts';
import { isWithheld } from '../../takedown/withheld.ts';
import { errorAnswer } from '../http/answer.ts';

const TYPES: Record<string, string> = { ...MEDIA_TYPES, '.jpeg': 'image/jpeg' };

// one plain name: no folder, no hidden file, nothing that climbs
const FILE_NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;

const refused = z.object({
  status: z.int().min(400).max(499),
  headers: z.record(z.string(), z.string()).default({}),
});

/** Answers GET and HEAD {STORAGE_URL}/{path}: long-lived, with ETag and ranges (CONTRACT, Files). Next would drop lengths. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, folder }: { pathname: string; folder: string },
): Promise<void> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ContractError(405, `${request.method} is not allowed here`, {
        headers: { Allow: 'GET, HEAD' },
      });
    }
    const name = fileName(pathname);
    const type = TYPES[extname(name).toLowerCase()];
    if (!type) throw new ContractError(404, 'There is no such file');
    if (await isWithheld(folder, name)) throw new ContractError(410, 'This file is no longer public');
    await sendFile(request, response, { folder, name, type });
  } catch (error) {
    if (!(error instanceof ContractError)) tell('error', 'media', error);
    if (response.headersSent) return void response.destroy();
    const answer = errorAnswer(error);
    response.statusCode = answer.status;
    response.setHeaders(answer.headers);
    response.end(await answer.text());
  }
}

function fileName(pathname: string): string {
  const [, name = ''] = /^\/media\/([^/]+)$/.exec(pathname) ?? [];
  const decoded = decodeURIComponent(name);
  if (FILE_NAME.test(decoded)) return decoded;
  throw new ContractError(404, 'There is no such file');
}

type File = { folder: string; name: string; type: string };

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, name, type }: File,
): Promise<void> {
  const path = encodeURIComponent(name);
  // programs that send an ETag also ask for no cache: a file that never changes is still the one they have
  delete request.headers['cache-control'];
  return new Promise((resolve, reject) => {
    send(request, `/${path}`, { root: folder, index: false, immutable: true, maxAge: '365 days' })
      .on('headers', () => {
        response.setHeader('Content-Type', type);
        // for caches in front of the panel: a takedown purges by these (docs/decisions/takedown.md)
        response.setHeader('Cache-Tag', `file:${path}`);
        response.setHeader('Surrogate-Key', `file:${path}`);
        // nginx asks again after a second (docs/decisions/front.md)
        response.setHeader('X-Accel-Expires', `@${Math.floor(Date.now() / 1000)}`);
        response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
      })
      .on('error', (error: unknown) => {
        const { data } = refused.safeParse(error);
        reject(data ? new ContractError(data.status, 'There is no such file, or part of it', data) : error);
      })
      .pipe(response)
      .once('close', resolve);
  });
}
