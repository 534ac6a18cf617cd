import 'server-only';
import { randomUUID } from 'node:crypto';
import { STATED_LENGTH_HEADER } from '@passarela/gate/stated-length';
import { create as contentDisposition } from 'content-disposition';
import { isBackendError } from '../backend/errors.ts';
import { type GalleryStream, openGallery } from '../backend/gallery.ts';
import { getTalent } from '../backend/talent.ts';
import { offersDownloads, type PhotoGallery, type Trouble } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { slugify } from '../domain/names.ts';
import { canonicalSection } from '../domain/talent-list.ts';
import type { TalentProfile } from '../domain/types.ts';
import { createLimits } from '../forms/limits.ts';
import { addressOf } from '../forms/sender.ts';
import { href } from '../routes/href.ts';
import { createRoom } from './room.ts';

const DOWNLOADS = { address: 20, total: 400, own: 3 };
const UNDER_WAY = { all: 8, address: 2 };
const BUSY_RETRY_S = 30;
const DOWN_RETRY_S = 10;
/** A reader as slow as this has gone. */
const WHOLE_LIMIT_MS = 10 * 60_000;

const limits = createLimits(DOWNLOADS);
const enter = createRoom(UNDER_WAY);

type Asked = { lang: Lang; id: number; gallery: PhotoGallery };

const QUIET = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

/** A browser that opens the address goes back to the profile, which says what is wrong; a program gets the status. */
function refuse(
  { headers }: Request,
  to: string,
  { status, retryAfterS }: { status: number; retryAfterS?: number },
) {
  const retry: Record<string, string> = retryAfterS ? { 'retry-after': String(retryAfterS) } : {};
  if (headers.get('accept')?.includes('text/html')) {
    return new Response(null, { status: 303, headers: { ...QUIET, ...retry, location: to } });
  }
  return Response.json({ message: 'no download' }, { status, headers: { ...QUIET, ...retry } });
}

/** The place is free again when the stream has ended, broken or been left. */
function bodyOf({ stream }: GalleryStream, leave: () => void): ReadableStream<Uint8Array> {
  stream.once('close', leave);
  const chunks = stream[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      stream.destroy();
    },
  });
}

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
  { id, gallery }: Asked,
  { talent, tell }: { talent: TalentProfile; tell: (trouble: Trouble) => string },
): Promise<Response> {
  const address = addressOf(request.headers);
  const waitS = limits.admit(address, randomUUID());
  const leave = waitS === null ? enter(address) : null;
  if (!leave)
    return refuse(request, tell('download-busy'), { status: 429, retryAfterS: waitS ?? BUSY_RETRY_S });
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(WHOLE_LIMIT_MS)]);
    const opened = await openGallery({ id, gallery, signal });
    if (opened) {
      return new Response(bodyOf(opened, leave), { headers: zipHeaders(talent.name, opened.bytes) });
    }
    leave();
    return refuse(request, tell('download-failed'), { status: 403 });
  } catch (error) {
    leave();
    if (!isBackendError(error)) throw error;
    return refuse(request, tell('download-failed'), { status: 503, retryAfterS: DOWN_RETRY_S });
  }
}

/**
 * Answers with a gallery as a ZIP, passed on from the panel no faster than it is read: 404 and 410 as the profile, 403
 * where it is not offered, 429 with `Retry-After` for too many, 503 where the panel does not help.
 */
export async function sendGallery(request: Request, asked: Asked): Promise<Response> {
  const { lang, id, gallery } = asked;
  const talent = await getTalent(id, lang).catch((error: unknown) => {
    if (!isBackendError(error)) throw error;
    return undefined;
  });
  const known = talent && talent !== 'gone' ? talent : null;
  const section = known ? canonicalSection(known) : 'models';
  const profile = href('talent', { section, id, name: known?.name ?? gallery }, lang);
  if (talent === undefined) return refuse(request, profile, { status: 503, retryAfterS: DOWN_RETRY_S });
  if (!known) return refuse(request, profile, { status: talent === 'gone' ? 410 : 404 });
  const tell = (trouble: Trouble) => `${profile}#${trouble}`;
  if (!offersDownloads(known) || known[gallery].length === 0) {
    return refuse(request, tell('download-failed'), { status: 403 });
  }
  if (request.method === 'HEAD') return new Response(null, { headers: zipHeaders(known.name, null) });
  return stream(request, asked, { talent: known, tell });
}
