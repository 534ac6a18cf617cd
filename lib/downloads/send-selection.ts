import 'server-only';
import { Readable } from 'node:stream';
import { PACED, webStream } from '@passarela/gate/web-stream';
import { makeZip } from 'client-zip';
import { getTranslations } from 'next-intl/server';
import sharp from 'sharp';
import { readPicture } from '../backend/download.ts';
import { type DownloadSize, LIGHT_WIDTH_PX, TAKE_AWAY_MAX } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import { isFetched, mediaUrl } from '../routes/media.ts';
import { openSelection } from './open-selection.ts';
import { takeTurn } from './turns.ts';
import { type Entry, type LeftOut, zipEntriesOfBooks } from './zip-books.ts';
import { zipHeaders } from './zip-headers.ts';

/** A picture as wide as those of a light gallery, which the panel makes. */
export const toLight = (stored: Buffer): Promise<Buffer> =>
  sharp(stored).autoOrient().resize({ width: LIGHT_WIDTH_PX, withoutEnlargement: true }).toBuffer();

/** A text file that says who is missing and why; the mark at its beginning tells old editors that it is UTF-8. */
export async function listOf(leftOut: readonly LeftOut[], lang: Lang) {
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const lines = [t('leftOut'), ...leftOut.map(({ name, reason }) => `${name}: ${t(reason)}`)];
  return { name: t('leftOutFile'), input: `\uFEFF${lines.join('\r\n')}\r\n`, lastModified: new Date() };
}

type Packed = { entries: readonly Entry[]; leftOut: readonly LeftOut[]; size: DownloadSize; lang: Lang };

async function* contents({ entries, leftOut, size, lang }: Packed) {
  if (leftOut.length > 0) yield listOf(leftOut, lang);
  for (const { name, file } of entries) {
    const stored = await readPicture(mediaUrl(file));
    if (!stored) throw new Error(`${name} could not be had`);
    yield { name, input: size === 'light' ? await toLight(stored) : stored, lastModified: new Date() };
  }
}

/** Answers with the books of `?ids=` as a ZIP, streamed; a lost picture breaks it. 403, 404, 422, 429, 503. */
export async function sendSelection(request: Request, lang: Lang, size: DownloadSize): Promise<Response> {
  const opened = await openSelection(request, lang, TAKE_AWAY_MAX);
  if (opened instanceof Response) return opened;
  const { entries, count, leftOut } = zipEntriesOfBooks(opened.talents, (file) => isFetched(mediaUrl(file)));
  if (entries.length === 0) return opened.fail(403);
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const headers = await zipHeaders(t('selection', { count }), null);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const turn = await takeTurn(request.headers);
  if ('waitS' in turn) return opened.fail(429, turn.waitS);
  const body = Readable.from(makeZip(contents({ entries, leftOut, size, lang })), { objectMode: false });
  body.once('close', turn.leave);
  return new Response(webStream(body, PACED), { headers });
}
