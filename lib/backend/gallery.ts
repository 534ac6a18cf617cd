import 'server-only';
import type { Readable } from 'node:stream';
import { outgoingRequestId, REQUEST_ID_HEADER } from '@passarela/gate/request-id';
import { request } from 'undici';
import type { DownloadSize } from '../domain/downloads.ts';
import { env } from '../system/env.ts';
import { guarded } from './circuit.ts';
import { connectionsFor } from './connections.ts';
import { BackendError, type Service } from './errors.ts';
import { galleryServices, noteMissingGallery, noteSentGallery } from './missing-galleries.ts';
import { multipartBody } from './multipart.ts';
import { retryAfterOf } from './pace.ts';
import { NO_SUCH_CALL } from './read-call.ts';
import { answerLimitMs } from './time-limits.ts';
import { isRefused, withToken } from './tokens.ts';

const path = '/api/download/gallery';

/** A ZIP stream; `bytes` is its length, if the service sent it. */
export type GalleryStream = { stream: Readable; bytes: number | null };
type GalleryRequest = { id: number; gallery: string; size: DownloadSize; signal: AbortSignal };

function fetchZip(service: Service, { id, gallery, size, signal }: GalleryRequest) {
  const signInLimit = AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs())]);
  const { PANEL_URL, INTEGRATION_URL } = env();
  const base = service === 'panel' ? PANEL_URL : INTEGRATION_URL;
  return withToken(service, signInLimit, async (authorization) => {
    const form = multipartBody({ fields: { talent: JSON.stringify({ id }), gallery, size } });
    const { statusCode, headers, body } = await request(`${base}${path}`, {
      method: 'POST',
      headers: { ...form.headers, authorization, [REQUEST_ID_HEADER]: outgoingRequestId() },
      body: form.body,
      signal,
      dispatcher: connectionsFor('gallery'),
    });
    const answer = {
      status: statusCode,
      isJson: !/^text\/html/.test(String(headers['content-type'])),
      headers,
    };
    if (isRefused(answer)) await body.dump();
    return { ...answer, stream: body };
  });
}

const ZIP_TYPE = /^application\/(?:(?:x-)?zip|octet-stream)/;

/** A service's answer; the status of a refusal. Throws BackendError. */
async function ask(service: Service, wanted: GalleryRequest): Promise<GalleryStream | { refused: number }> {
  const { status, headers, stream } = await fetchZip(service, wanted);
  if (status === 200 && ZIP_TYPE.test(String(headers['content-type']))) {
    noteSentGallery(service);
    return { stream, bytes: Number(headers['content-length']) || null };
  }
  await stream.dump();
  if (status === 403 || NO_SUCH_CALL.includes(status)) return { refused: status };
  const kind = status === 200 ? 'invalid' : status === 401 ? 'unauthorized' : 'status';
  const retryAfterS = retryAfterOf(headers);
  throw new BackendError({ kind, service, path, status, retryAfterS });
}

async function openAt(service: Service, wanted: GalleryRequest) {
  return guarded(service, path, async () => {
    try {
      return await ask(service, wanted);
    } catch (error) {
      if (error instanceof BackendError) throw error;
      throw new BackendError({ kind: 'unreachable', service, path });
    }
  });
}

/** A gallery as a ZIP; null if it is not offered. Aborted by `signal`. Throws BackendError. */
export async function openGallery(wanted: GalleryRequest): Promise<GalleryStream | null> {
  for (const service of galleryServices()) {
    const answer = await openAt(service, wanted);
    if ('stream' in answer) return answer;
    if (!NO_SUCH_CALL.includes(answer.refused)) return null;
  }
  noteMissingGallery(wanted.id, wanted.gallery);
  return null;
}
