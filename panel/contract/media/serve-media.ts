import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { ContractError } from '../../errors/contract-error.ts';
import { tell } from '../../log/tell.ts';
import { isWithheld } from '../../takedown/withheld.ts';
import { errorAnswer } from '../http/answer.ts';
import { byteRange } from './byte-range.ts';

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogg': 'video/ogg',
};

// one plain name: no folder, no hidden file, nothing that climbs
const FILE_NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;

/** GET and HEAD {STORAGE_URL}/{path}: long-lived, with ETag and ranges (CONTRACT, Files). */
export async function serveMedia(request: Request, folder: string): Promise<Response> {
  try {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ContractError(405, `${request.method} is not allowed here`, {
        headers: { Allow: 'GET, HEAD' },
      });
    }
    return await answer(request, folder);
  } catch (error) {
    if (!(error instanceof ContractError)) tell('error', 'media', error);
    return errorAnswer(error);
  }
}

function fileName(request: Request): string {
  const [, name = ''] = /^\/media\/([^/]+)$/.exec(new URL(request.url).pathname) ?? [];
  try {
    const decoded = decodeURIComponent(name);
    if (FILE_NAME.test(decoded)) return decoded;
  } catch {
    // a broken escape names no file
  }
  throw new ContractError(404, 'There is no such file');
}

async function answer(request: Request, folder: string): Promise<Response> {
  const name = fileName(request);
  const type = TYPES[extname(name).toLowerCase()];
  const path = `${folder}/${name}`;
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || !type) throw new ContractError(404, 'There is no such file');
  if (await isWithheld(folder, name)) throw new ContractError(410, 'This file is no longer public');

  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    // for caches in front of the panel: a takedown purges by these (docs/decisions/takedown.md)
    'Cache-Tag': `file:${encodeURIComponent(name)}`,
    'Surrogate-Key': `file:${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
    'Last-Modified': found.mtime.toUTCString(),
  };
  if (isNamed(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null;
  const range = byteRange(asked, found.size);
  if (range === 'unsatisfiable') {
    throw new ContractError(416, 'No such part', { headers: { 'Content-Range': `bytes */${found.size}` } });
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  const isWhole = range === null;
  const body = request.method === 'HEAD' || found.size === 0 ? null : await part(path, start, end);
  return new Response(body, {
    status: isWhole ? 200 : 206,
    headers: {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(end - start + 1),
      ...(!isWhole && { 'Content-Range': `bytes ${start}-${end}/${found.size}` }),
    },
  });
}

const isNamed = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));

async function part(path: string, start: number, end: number): Promise<BodyInit> {
  return (await openAsBlob(path)).slice(start, end + 1);
}
