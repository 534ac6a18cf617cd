import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import { log } from '../../platform/log/log.ts';
import { typeOfName } from '../../platform/reference/media-type.ts';
import { processState } from '../../platform/work/process-state.ts';
import { errorAnswer } from '../http/answer.ts';

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

// one plain name: no folder, no hidden file, nothing that climbs
const FILE_NAME = /^[\p{L}\p{N}_-][\p{L}\p{N}._-]*$/u;

/** Whether visitors may have a file, and whether its picture is on, so that a draft may show it. */
export type KnownFiles = Record<'isPublic' | 'isOn', (name: string) => Promise<boolean>>;

const starting = async (_name: string): Promise<boolean> => {
  throw new ContractError(503, 'The panel is starting', { headers: { 'Retry-After': '5' } });
};
/** The boot, in a bundle of its own, says how the database is asked. */
export const knownFiles = processState(
  'media.known',
  (): KnownFiles => ({ isPublic: starting, isOn: starting }),
);

type StoredMedium = {
  pathname: string;
  files: FileStore;
  known: KnownFiles;
  /** Whether this request is signed for a draft, which shows what the public may not have. */
  isOfDraft: (name: string) => boolean;
};

/** GET and HEAD {STORAGE_URL}/{path}: long-lived, ETag, ranges; 503 without the database. Next drops lengths. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  place: StoredMedium,
): Promise<void> {
  try {
    await sendFile(request, response, place);
  } catch (error) {
    // a reader who leaves halfway is no error
    if (response.headersSent || response.destroyed) return void response.destroy();
    if (!(error instanceof ContractError)) log('error', 'media', error);
    const answer = errorAnswer(error);
    response.statusCode = answer.status;
    response.setHeaders(answer.headers);
    response.end(await answer.text());
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, files, known, isOfDraft }: StoredMedium,
): Promise<void> {
  const { method = 'GET', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    throw new ContractError(405, `${method} is not allowed here`, { headers: { Allow: 'GET, HEAD' } });
  }
  const name = fileName(pathname);
  const type = typeOfName(name);
  if (!type) throw new ContractError(404, 'There is no such file');
  const isForDraft = isOfDraft(name);
  const key = `${MEDIA}${name}`;
  const mayHave = isForDraft ? await known.isOn(name) : await known.isPublic(name);
  if (!mayHave && (await files.stat(key))) {
    throw new ContractError(410, 'This file is not public');
  }
  const answer = await fileAnswer(files, key, { method, headers });
  if (!answer) throw new ContractError(404, 'There is no such file');
  if (answer.status === 416) {
    throw new ContractError(416, 'There is no such part of this file', { headers: answer.headers });
  }
  const path = encodeURIComponent(name);
  response.statusCode = answer.status;
  response.setHeaders(new Headers(answer.headers));
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', isForDraft ? 'private, no-store' : FOR_A_YEAR);
  // for caches in front of the panel: a takedown purges by these (docs/decisions/publication.md)
  response.setHeader('Cache-Tag', `file:${path}`);
  response.setHeader('Surrogate-Key', `file:${path}`);
  // nginx asks again after a second (docs/decisions/front.md)
  response.setHeader('X-Accel-Expires', isForDraft ? '0' : `@${Math.floor(Date.now() / 1000)}`);
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox; frame-ancestors 'none'");
  if (answer.stream) await pipeline(answer.stream, response);
  else response.end();
}

function fileName(pathname: string): string {
  const [, name = ''] = /^\/media\/([^/]+)$/.exec(pathname) ?? [];
  const decoded = decodeURIComponent(name);
  if (FILE_NAME.test(decoded)) return decoded;
  throw new ContractError(404, 'There is no such file');
}
