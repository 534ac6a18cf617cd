import 'server-only';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { slugify } from '@passarela/contract/slug';
import { webStream } from '@passarela/gate/web-stream';
import { makeZip } from 'client-zip';
import { getTranslations } from 'next-intl/server';
import sharp from 'sharp';
import { readPicture } from '../backend/download.ts';
import { type DownloadSize, offersDownloads, TAKE_AWAY_MAX } from '../domain/downloads.ts';
import type { Lang } from '../domain/languages.ts';
import type { TalentProfile } from '../domain/types.ts';
import { mediaUrl } from '../routes/media.ts';
import { openSelection } from './open-selection.ts';
import { takeTurn } from './turns.ts';
import { zipHeaders } from './zip-headers.ts';

const FILES_MAX = 500;
const LIGHT_PX = 900;

type Entry = { name: string; file: string };

/** The books of those who offer them, a folder for each; whole books, as many as the cap takes. */
export function entriesOf(talents: readonly TalentProfile[]): Entry[] {
  const books = talents.filter(offersDownloads).map(({ name, book }, at) => {
    const stem = slugify(name) || 'talent';
    const folder = `${String(at + 1).padStart(2, '0')}-${stem}`;
    return book.map(({ file }, place) => ({
      file,
      name: `${folder}/${stem}-book-${String(place + 1).padStart(2, '0')}${extname(file) || '.jpg'}`,
    }));
  });
  const entries: Entry[] = [];
  for (const book of books) if (entries.length + book.length <= FILES_MAX) entries.push(...book);
  return entries;
}

/** A picture as wide as those of a light gallery, which the panel makes. */
export const toLight = (stored: Buffer): Promise<Buffer> =>
  sharp(stored).autoOrient().resize({ width: LIGHT_PX, withoutEnlargement: true }).toBuffer();

async function* contents(entries: readonly Entry[], size: DownloadSize) {
  for (const { name, file } of entries) {
    const stored = await readPicture(mediaUrl(file));
    if (!stored) throw new Error(`${name} could not be had`);
    yield { name, input: size === 'light' ? await toLight(stored) : stored, lastModified: new Date() };
  }
}

/**
 * Answers with the books of the talents of `?ids=` as a ZIP, read as it is sent; what is lost on the way breaks it. 403 where
 * nobody offers a book, 404, 422, 429, 503.
 */
export async function sendSelection(request: Request, lang: Lang, size: DownloadSize): Promise<Response> {
  const opened = await openSelection(request, lang, TAKE_AWAY_MAX);
  if (opened instanceof Response) return opened;
  const entries = entriesOf(opened.talents);
  if (entries.length === 0) return opened.fail(403);
  const t = await getTranslations({ locale: lang, namespace: 'Paper' });
  const headers = zipHeaders(t('selection', { count: opened.talents.length }), null);
  if (request.method === 'HEAD') return new Response(null, { headers });
  const turn = await takeTurn(request.headers);
  if ('waitS' in turn) return opened.fail(429, turn.waitS);
  const body = Readable.from(makeZip(contents(entries, size)), { objectMode: false });
  body.once('close', turn.leave);
  return new Response(webStream(body), { headers });
}
