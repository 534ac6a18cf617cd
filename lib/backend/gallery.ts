import 'server-only';
import type { Readable } from 'node:stream';
import { outgoingRequestId, REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import { Agent, request } from 'undici';
import type { DownloadSize } from '../domain/downloads.ts';
import { env } from '../system/env.ts';
import { guarded } from './circuit.ts';
import { BackendError } from './errors.ts';
import { noteMissingGallery, noteSentGallery } from './missing-galleries.ts';
import { multipartBody } from './multipart.ts';
import { NO_SUCH_CALL } from './panel-read.ts';
import { answerLimitMs } from './time-limits.ts';
import { withToken } from './tokens.ts';

const path = '/api/download/gallery';
const CONNECT_LIMIT_MS = 3_000;
const SILENCE_LIMIT_MS = 30_000;

/** A ZIP stream; `bytes` is its length, if the service sent it. */
export type GalleryStream = { stream: Readable; bytes: number | null };
type GalleryRequest = { id: number; gallery: string; size: DownloadSize; signal: AbortSignal };

/** Connections of their own: slow readers must not take those of pages. */
let agent: Agent | undefined;

function fetchZip({ id, gallery, size, signal }: GalleryRequest) {
  agent ??= new Agent({
    connect: { timeout: CONNECT_LIMIT_MS },
    headersTimeout: answerLimitMs(),
    bodyTimeout: SILENCE_LIMIT_MS,
  });
  const dispatcher = agent;
  const signInLimit = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs())]);
  return withToken('panel', signInLimit, async (authorization) => {
    const form = multipartBody({ fields: { talent: JSON.stringify({ id }), gallery, size } });
    const { statusCode, headers, body } = await request(`${env().PANEL_URL}${path}`, {
      method: 'POST',
      headers: { ...form.headers, authorization, [REQUEST_ID_HEADER]: outgoingRequestId() },
      body: form.body,
      signal,
      dispatcher,
    });
    if (statusCode === 401) await body.dump();
    return { status: statusCode, headers, body };
  });
}

async function open(wanted: GalleryRequest): Promise<GalleryStream | null> {
  const { status, headers, body } = await fetchZip(wanted);
  const isZip = String(headers['content-type']).startsWith('application/zip');
  if (status === 200 && isZip) {
    noteSentGallery();
    return { stream: body, bytes: Number(headers['content-length']) || null };
  }
  await body.dump();
  if (NO_SUCH_CALL.includes(status)) noteMissingGallery(wanted.id, wanted.gallery);
  if (status === 403 || NO_SUCH_CALL.includes(status)) return null;
  const kind = status === 200 ? 'invalid' : status === 401 ? 'unauthorized' : 'status';
  throw new BackendError({
    kind,
    service: 'panel',
    path,
    status,
    retryAfterS: Number(headers['retry-after']) || 0,
  });
}

/** A gallery as a ZIP (CONTRACT, Files); null where it is not offered. Aborted by `signal`. Throws BackendError. */
export function openGallery(wanted: GalleryRequest): Promise<GalleryStream | null> {
  return guarded('panel', path, async () => {
    try {
      return await open(wanted);
    } catch (error) {
      if (error instanceof BackendError) throw error;
      throw new BackendError({ kind: 'unreachable', service: 'panel', path });
    }
  });
}
