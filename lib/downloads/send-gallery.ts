import 'server-only';
import { PACED, webStream } from '@passarela/gate/web-stream';
import { isBackendError } from '../backend/errors.ts';
import { openGallery } from '../backend/gallery.ts';
import { type DownloadSize, offersDownloads, type PhotoGallery } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { type Opened, openTalent } from './open-talent.ts';
import { DOWN_RETRY_S, refuse } from './refuse.ts';
import { takeTurn } from './turns.ts';
import { zipHeaders } from './zip-headers.ts';

type GalleryRequest = { lang: Lang; id: number; gallery: PhotoGallery; size: DownloadSize };

async function stream(
  request: Request,
  { id, gallery, size }: GalleryRequest,
  { talent, explain }: Opened,
): Promise<Response> {
  const turn = await takeTurn(request.headers);
  if ('waitS' in turn)
    return refuse(request, explain('download-busy'), { status: 429, retryAfterS: turn.waitS });
  const { leave } = turn;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PACED.wholeMs)]);
    const opened = await openGallery({ id, gallery, size, signal });
    if (opened) {
      opened.stream.once('close', leave);
      return new Response(webStream(opened.stream, PACED), {
        headers: await zipHeaders(talent.name, opened.bytes),
      });
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
  if (request.method === 'HEAD') return new Response(null, { headers: await zipHeaders(talent.name, null) });
  return stream(request, wanted, opened);
}
