import 'server-only';
import { randomUUID } from 'node:crypto';
import { slugify } from '@passarela/contract/slug';
import { STATED_LENGTH_HEADER } from '@passarela/gate/stated-length';
import { webStream } from '@passarela/gate/web-stream';
import { create as contentDisposition } from 'content-disposition';
import { sharedWait } from '../backend/admit.ts';
import { isBackendError } from '../backend/errors.ts';
import { openGallery } from '../backend/gallery.ts';
import { type DownloadSize, offersDownloads, type PhotoGallery } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { createLimits } from '../forms/limits.ts';
import { createQuota } from '../forms/quota.ts';
import { addressOf } from '../forms/sender.ts';
import { type Opened, openTalent } from './open-talent.ts';
import { BUSY_RETRY_S, DOWN_RETRY_S, QUIET, refuse } from './refuse.ts';

const DOWNLOADS = { address: 20, total: 400, own: 3 };
const UNDER_WAY = { all: 8, address: 2 };
/** Slower clients are disconnected. */
const WHOLE_LIMIT_MS = 10 * 60_000;

const limits = createLimits(DOWNLOADS);
const underWay = createQuota(UNDER_WAY);

type GalleryRequest = { lang: Lang; id: number; gallery: PhotoGallery; size: DownloadSize };

function zipHeaders(name: string, bytes: number | null) {
  const fallback = `${slugify(name) || 'gallery'}-afm-model.zip`;
  return {
    ...QUIET,
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(`${name} AFM MODEL.zip`, { fallback }),
    ...(bytes !== null && { [STATED_LENGTH_HEADER]: String(bytes) }),
  };
}

async function stream(
  request: Request,
  { id, gallery, size }: GalleryRequest,
  { talent, explain }: Opened,
): Promise<Response> {
  const address = addressOf(request.headers);
  const waitS = limits.admit(address, randomUUID()) ?? (await sharedWait('download', address));
  if (waitS !== null || !underWay.take(address))
    return refuse(request, explain('download-busy'), { status: 429, retryAfterS: waitS ?? BUSY_RETRY_S });
  let isHeld = true;
  const leave = () => {
    if (isHeld) underWay.release(address);
    isHeld = false;
  };
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WHOLE_LIMIT_MS)]);
    const opened = await openGallery({ id, gallery, size, signal });
    if (opened) {
      opened.stream.once('close', leave);
      return new Response(webStream(opened.stream), { headers: zipHeaders(talent.name, opened.bytes) });
    }
    leave();
    return refuse(request, explain('download-failed'), { status: 403 });
  } catch (error) {
    leave();
    if (!isBackendError(error)) throw error;
    return refuse(request, explain('download-failed'), { status: 503, retryAfterS: DOWN_RETRY_S });
  }
}

/** Answers with a gallery as a ZIP stream: 404, 410, 403 not offered, 429 with `Retry-After`, 503. */
export async function sendGallery(request: Request, wanted: GalleryRequest): Promise<Response> {
  const { lang, id, gallery } = wanted;
  const opened = await openTalent(request, { id, lang, part: gallery });
  if (opened instanceof Response) return opened;
  const { talent, explain } = opened;
  if (!offersDownloads(talent) || talent[gallery].length === 0) {
    return refuse(request, explain('download-failed'), { status: 403 });
  }
  if (request.method === 'HEAD') return new Response(null, { headers: zipHeaders(talent.name, null) });
  return stream(request, wanted, opened);
}
