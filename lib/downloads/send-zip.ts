import 'server-only';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { slugify } from '@passarela/contract/slug';
import { PACED, webStream } from '@passarela/gate/web-stream';
import { makeZip } from 'client-zip';
import { getTranslations } from 'next-intl/server';
import sharp from 'sharp';
import { readPicture } from '../backend/download.ts';
import { isBackendError } from '../backend/errors.ts';
import { openGallery } from '../backend/gallery.ts';
import {
  type DownloadSize,
  LIGHT_WIDTH_PX,
  offersDownloads,
  type PhotoGallery,
} from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import type { TalentProfile } from '../domain/types.ts';
import { hasPhotos } from '../packages/has-photos.ts';
import { isFetched, mediaUrl } from '../routes/media.ts';
import { DOWN_RETRY_S, type Fail, takeTurn, zipHeaders } from './answer.ts';
import { openFiles, openSelection, openTalent, PRIVATE_HEADERS, packagePicture } from './open.ts';

const FILES_MAX = 500;

/** Whose book is not in a ZIP; the reason is a key of the messages (`Paper`). */
type LeftOut = { name: string; reason: 'notOffered' | 'noBook' | 'elsewhere' | 'tooMany' };
type Photo = { name: string; input: Buffer };

/** `photos` is asked for each when its turn comes; what it throws breaks the ZIP. */
type Parcel = {
  title: string;
  lang: Lang;
  leftOut: readonly LeftOut[];
  photos: () => AsyncIterable<Photo>;
  fail: Fail;
  headers?: Record<string, string>;
};

/** A text file that says who is missing and why; the mark at its beginning tells old editors that it is UTF-8. */
export async function listOf(leftOut: readonly LeftOut[], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const lines = [t('leftOut'), ...leftOut.map(({ name, reason }) => `${name}: ${t(reason)}`)];
  return { name: t('leftOutFile'), input: `\uFEFF${lines.join('\r\n')}\r\n`, lastModified: new Date() };
}

async function* contents({ leftOut, lang, photos }: Parcel) {
  if (leftOut.length > 0) yield listOf(leftOut, lang);
  for await (const photo of photos()) yield { ...photo, lastModified: new Date() };
}

async function sendZip(request: Request, parcel: Parcel): Promise<Response> {
  const headers = { ...(await zipHeaders(parcel.title, null)), ...parcel.headers };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const turn = await takeTurn('photos', request.headers);
  if ('waitS' in turn) return parcel.fail(429, turn.waitS);
  const body = Readable.from(makeZip(contents(parcel)), { objectMode: false });
  body.once('close', turn.leave);
  return new Response(webStream(body, PACED), { headers });
}

const two = (count: number) => String(count).padStart(2, '0');

/** `01-ana/ana-book-02.jpg`. */
function namesOf(talent: string, place: number, part = '') {
  const stem = slugify(talent) || 'talent';
  return (at: number, ending: string) => `${two(place)}-${stem}/${stem}${part}-${two(at + 1)}${ending}`;
}

/** Whether the site itself may fetch the picture at a path (docs/decisions/media-hosts.md). */
type IsFetched = (file: string) => boolean;

function reasonAgainst(talent: TalentProfile, taken: number, isFetched: IsFetched): LeftOut['reason'] | null {
  if (!offersDownloads(talent)) return 'notOffered';
  if (talent.book.length === 0) return 'noBook';
  if (!talent.book.every(({ file }) => isFetched(file))) return 'elsewhere';
  return taken + talent.book.length > FILES_MAX ? 'tooMany' : null;
}

/** The books of those who offer them, whole, a folder for each; of how many talents, and who is left out. */
export function zipEntriesOfBooks(talents: readonly TalentProfile[], isFetched: IsFetched) {
  const entries: { name: string; file: string }[] = [];
  const leftOut: LeftOut[] = [];
  let count = 0;
  for (const talent of talents) {
    const { name, book } = talent;
    const reason = reasonAgainst(talent, entries.length, isFetched);
    if (reason !== null) leftOut.push({ name, reason });
    else {
      const nameOf = namesOf(name, ++count, '-book');
      entries.push(...book.map(({ file }, at) => ({ file, name: nameOf(at, extname(file) || '.jpg') })));
    }
  }
  return { entries, count, leftOut };
}

/** A picture as wide as those of a light gallery, which the panel makes. */
export const toLight = (stored: Buffer): Promise<Buffer> =>
  sharp(stored).autoOrient().resize({ width: LIGHT_WIDTH_PX, withoutEnlargement: true }).toBuffer();

/** Answers with the books of `?ids=` as a ZIP, streamed; a lost picture breaks it. 403, 404, 422, 429, 503. */
export async function sendSelection(request: Request, lang: Lang, size: DownloadSize): Promise<Response> {
  const opened = await openSelection(request, lang);
  if (opened instanceof Response) return opened;
  const { fail, talents } = opened;
  const { entries, count, leftOut } = zipEntriesOfBooks(talents, (file) => isFetched(mediaUrl(file)));
  if (entries.length === 0) return fail(403);
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  async function* photos() {
    for (const { name, file } of entries) {
      const stored = await readPicture(mediaUrl(file));
      if (!stored) throw new Error(`${name} could not be had`);
      yield { name, input: size === 'light' ? await toLight(stored) : stored };
    }
  }
  return sendZip(request, { title: t('selection', { count }), lang, leftOut, photos, fail });
}

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg' };

/** Answers with the photos that a package shows as a ZIP, light or full as staff say. As `openFiles`; 429. */
export async function sendPackagePhotos(request: Request, link: string): Promise<Response> {
  const opened = await openFiles(request, link);
  if (opened instanceof Response) return opened;
  const { lang, title, present, fail } = opened;
  if (!hasPhotos(opened)) return fail(403);
  const size = opened.downloads === 'full' ? 'full' : 'web';
  const closed = present.filter(({ offersPhotos }) => !offersPhotos);
  const leftOut = closed.map(({ name }) => ({ name, reason: 'notOffered' as const }));
  async function* photos() {
    for (const [at, { name, pictures }] of present.filter((one) => one.offersPhotos).entries()) {
      const nameOf = namesOf(name, at + 1);
      for (const [place, { id }] of pictures.entries()) {
        const found = await packagePicture({ link, picture: id, size });
        if (!found) continue;
        const ending = ENDINGS[found.type] ?? found.type.replace('image/', '');
        yield { name: nameOf(place, `.${ending}`), input: found.bytes };
      }
    }
  }
  return sendZip(request, { title, lang, leftOut, photos, fail, headers: PRIVATE_HEADERS });
}

type GalleryRequest = { lang: Lang; id: number; gallery: PhotoGallery; size: DownloadSize };

/** Answers with a gallery as the panel's ZIP, passed on: 404, 410, 403 not offered, 429 with `Retry-After`, 503. */
export async function sendGallery(request: Request, wanted: GalleryRequest): Promise<Response> {
  const { lang, ...photos } = wanted;
  const opened = await openTalent(request, { id: wanted.id, lang, part: wanted.gallery });
  if (opened instanceof Response) return opened;
  const { talent, fail } = opened;
  if (!offersDownloads(talent) || talent[wanted.gallery].length === 0) return fail(403);
  if (request.method === 'HEAD') return new Response(null, { headers: await zipHeaders(talent.name, null) });
  const turn = await takeTurn('photos', request.headers);
  if ('waitS' in turn) return fail(429, turn.waitS);
  const { leave } = turn;
  try {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(PACED.wholeMs)]);
    const gallery = await openGallery({ ...photos, signal });
    if (gallery) {
      gallery.stream.once('close', leave);
      const headers = await zipHeaders(talent.name, gallery.bytes);
      return new Response(webStream(gallery.stream, PACED), { headers });
    }
    leave();
    return fail(403);
  } catch (error) {
    leave();
    if (!isBackendError(error)) throw error;
    return fail(503, DOWN_RETRY_S);
  }
}
