import 'server-only';
import { Readable } from 'node:stream';
import { slugify } from '@passarela/contract/slug';
import { PACED, webStream } from '@passarela/gate/web-stream';
import { makeZip } from 'client-zip';
import type { ClientPackage } from '../backend/answers/package.ts';
import { readPackageBytes } from '../backend/package.ts';
import type { Lang } from '../domain/languages.ts';
import { hasPhotos } from '../packages/has-photos.ts';
import { openFiles, PRIVATE_HEADERS } from './open-files.ts';
import { listOf } from './send-selection.ts';
import { takeTurn } from './turns.ts';
import { zipHeaders } from './zip-headers.ts';

const two = (count: number) => String(count).padStart(2, '0');
const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg' };

type Packed = { link: string; lang: Lang; opened: ClientPackage };

/** Folder by folder, each picture asked for when its turn comes: a link that ends breaks the ZIP. */
async function* contents({ link, lang, opened }: Packed) {
  const present = opened.talents.filter(({ isGone }) => !isGone);
  const closed = present.filter(({ offersPhotos }) => !offersPhotos);
  const leftOut = closed.map(({ name }) => ({ name, reason: 'notOffered' as const }));
  if (leftOut.length > 0) yield listOf(leftOut, lang);
  const size = opened.downloads === 'full' ? 'full' : 'web';
  for (const [at, { name, pictures }] of present.filter((one) => one.offersPhotos).entries()) {
    const stem = slugify(name) || 'talent';
    for (const [place, { id }] of pictures.entries()) {
      const found = await readPackageBytes({ link, picture: id, size });
      if (found === 404) continue;
      if (typeof found === 'number') throw new Error('the link opens nothing any longer');
      const ending = ENDINGS[found.type] ?? found.type.replace('image/', '');
      yield {
        name: `${two(at + 1)}-${stem}/${stem}-${two(place + 1)}.${ending}`,
        input: found.bytes,
        lastModified: new Date(),
      };
    }
  }
}

/** Answers with the photos that a package shows as a ZIP, light or full as staff say. As `openFiles`; 429. */
export async function sendPackagePhotos(request: Request, link: string): Promise<Response> {
  const files = await openFiles(request, link);
  if (files instanceof Response) return files;
  const { lang, opened, fail } = files;
  if (!hasPhotos(opened)) return fail(403);
  const turn = await takeTurn(request.headers);
  if ('waitS' in turn) return fail(429, turn.waitS);
  const body = Readable.from(makeZip(contents({ link, lang, opened })), { objectMode: false });
  body.once('close', turn.leave);
  return new Response(webStream(body, PACED), {
    headers: { ...(await zipHeaders(opened.title, null)), ...PRIVATE_HEADERS },
  });
}
