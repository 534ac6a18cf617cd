import 'server-only';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, request } from 'undici';
import { env } from '../system/env.ts';
import { guarded } from './circuit.ts';
import { BackendError } from './errors.ts';
import { multipartBody } from './multipart.ts';
import { bearer, forgetToken } from './tokens.ts';
import { ANSWER_LIMIT_MS } from './transport.ts';

const path = '/api/download/gallery';
const CONNECT_LIMIT_MS = 3_000;
/** How long the service may send nothing although it could. */
const SILENCE_LIMIT_MS = 30_000;

/** A ZIP on its way; `bytes` where the service says how long it is. */
export type GalleryStream = { stream: Readable; bytes: number | null };
type Asked = { id: number; gallery: string; signal: AbortSignal };

/** Connections of their own: slow readers must not take those of pages. */
let agent: Agent | undefined;

async function ask({ id, gallery, signal }: Asked): Promise<Dispatcher.ResponseData> {
  agent ??= new Agent({
    connect: { timeout: CONNECT_LIMIT_MS },
    headersTimeout: ANSWER_LIMIT_MS,
    bodyTimeout: SILENCE_LIMIT_MS,
  });
  const token = await bearer('panel', AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]));
  const { headers, body } = multipartBody({ fields: { talent: JSON.stringify({ id }), gallery } });
  const answer = await request(`${env().PANEL_URL}${path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
    signal,
    dispatcher: agent,
  });
  if (answer.statusCode === 401) forgetToken('panel', token);
  return answer;
}

async function open(asked: Asked): Promise<GalleryStream | null> {
  let answer = await ask(asked);
  if (answer.statusCode === 401) {
    await answer.body.dump();
    answer = await ask(asked);
  }
  const { statusCode: status, headers, body } = answer;
  const isZip = String(headers['content-type']).startsWith('application/zip');
  if (status === 200 && isZip) return { stream: body, bytes: Number(headers['content-length']) || null };
  await body.dump();
  if (status === 403 || status === 404) return null;
  const kind = status === 200 ? 'invalid' : status === 401 ? 'unauthorized' : 'status';
  throw new BackendError({
    kind,
    service: 'panel',
    path,
    status,
    retryAfterS: Number(headers['retry-after']) || 0,
  });
}

/**
 * The pictures of a gallery as a ZIP, from POST {PANEL}/api/download/gallery (CONTRACT, Files); null where it is not
 * offered or not there. The stream breaks where the service does, and ends the call when it is destroyed or `signal`
 * says so. Throws BackendError.
 */
export function openGallery(asked: Asked): Promise<GalleryStream | null> {
  return guarded('panel', path, async () => {
    try {
      return await open(asked);
    } catch (error) {
      if (error instanceof BackendError) throw error;
      throw new BackendError({ kind: 'unreachable', service: 'panel', path });
    }
  });
}
