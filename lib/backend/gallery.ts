import 'server-only';
import type { Readable } from 'node:stream';
import type { DownloadSize } from '../domain/downloads.ts';
import { openService } from './client.ts';
import { badAnswer, type Service } from './errors.ts';
import { noteMissingGallery } from './missing-galleries.ts';
import { retryAfterOf } from './pace.ts';
import { NO_SUCH_CALL } from './read.ts';
import { backendState } from './state.ts';

const path = '/api/download/gallery';

/** A ZIP stream; `bytes` is its length, if the service sent it. */
type GalleryStream = { stream: Readable; bytes: number | null };
type GalleryRequest = { id: number; gallery: string; size: DownloadSize; signal: AbortSignal };

const ZIP_TYPE = /^application\/(?:(?:x-)?zip|octet-stream)/;

const openAt = (service: Service, { id, gallery, size, signal }: GalleryRequest) =>
  openService<GalleryStream | { refused: number }>(
    {
      service,
      method: 'POST',
      path,
      form: { fields: { talent: JSON.stringify({ id }), gallery, size } },
      purpose: 'gallery',
      signal,
    },
    async ({ status, headers, stream }) => {
      if (status === 200 && ZIP_TYPE.test(String(headers['content-type']))) {
        backendState().galleryService = service;
        return { stream, bytes: Number(headers['content-length']) || null };
      }
      await stream.dump();
      if (status === 403 || NO_SUCH_CALL.includes(status)) return { refused: status };
      throw badAnswer({ service, path }, { status, retryAfterS: retryAfterOf(headers) });
    },
  );

/** A gallery as a ZIP; null if it is not offered. Aborted by `signal`. Throws BackendError. */
export async function openGallery(wanted: GalleryRequest): Promise<GalleryStream | null> {
  // Nobody names the service of this call [S142.1]: both are asked, until one has sent a gallery.
  const { galleryService } = backendState();
  const services: readonly Service[] = galleryService === null ? ['panel', 'integration'] : [galleryService];
  for (const service of services) {
    const answer = await openAt(service, wanted);
    if ('stream' in answer) return answer;
    if (!NO_SUCH_CALL.includes(answer.refused)) return null;
  }
  noteMissingGallery(wanted.id, wanted.gallery);
  return null;
}
