import { addAbortSignal, Readable } from 'node:stream';
import { slugify } from '@passarela/contract/slug';
import { STATED_LENGTH_HEADER, webStream } from '@passarela/gate/web-stream';
import { makeZip, predictLength } from 'client-zip';
import { create as contentDisposition } from 'content-disposition';
import type { Payload } from 'payload';
import { z } from 'zod';
import { fileOf } from '../../catalogue/media/described.ts';
import { downloadEnding } from '../../content/agency/read.ts';
import { offersDownloads } from '../../content/offered-downloads.ts';
import type { Media, Talent } from '../../platform/db/payload-types.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { files, files as store } from '../../platform/files/files.ts';
import { isKey, MEDIA } from '../../platform/files/keys.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { PICTURE_USES } from '../../publishing/takedown/uses.ts';
import { accept, parseJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { readMultipart } from '../writing/multipart.ts';

const BODY_MAX_BYTES = 256 * 1024;
const FILES_MAX = 500;
const NUMBER_DIGITS = 2;

const asked = z.object({
  talent: z.string(),
  gallery: z.enum(['book', 'snap', 'compo']),
  size: z.enum(['light', 'full']).default('full'),
});
type Query = z.output<typeof asked>;
const talentId = z.object({ id: z.coerce.number().int().positive() });

/** POST {PANEL}/api/download/gallery: a ZIP. 404 without pictures, 403 if not offered. */
export const downloadGallery: Handler = async ({ request, payload, now }) => {
  const limits = { bodyBytes: BODY_MAX_BYTES, fieldBytes: BODY_MAX_BYTES, fileBytes: 0 };
  const fields = await readMultipart(request, limits, async ({ stream }) => {
    stream.resume();
  });
  const { talent: json, ...wanted } = accept(asked, fields);
  const { id } = accept(talentId, parseJson(json, 'talent is not JSON'));
  const talent = await published(payload, id, now());
  if (!(await offersDownloads(payload, talent, localDay(now())))) {
    throw new ContractError(403, `The galleries of talent ${id} are not offered`);
  }
  const pictures = await filesOf(talent, wanted);
  if (pictures.length === 0)
    throw new ContractError(404, `Talent ${id} has no pictures in ${wanted.gallery}`);
  const { stream, bytes } = zip(pictures);
  const name = `${talent.name} ${await downloadEnding(payload)}`;
  const fallback = `${slugify(name) || 'gallery'}.zip`;
  return new Response(stream, {
    headers: {
      'Content-Type': 'application/zip',
      [STATED_LENGTH_HEADER]: String(bytes),
      'Cache-Control': 'no-store',
      'Content-Disposition': contentDisposition(`${name}.zip`, { fallback }),
    },
  });
};

async function published(payload: Payload, id: number, now: number): Promise<Talent> {
  const talent = await payload.findByID({ collection: 'talents', id, depth: 1, disableErrors: true });
  if (talent && PICTURE_USES.talents.isPublic(talent, now)) return talent;
  throw new ContractError(404, `There is no talent ${id}`);
}

const stemOf = ({ name }: Talent): string => slugify(name) || 'gallery';

function storedName(medium: number | Media, size: Query['size']): string | null {
  const file = fileOf(medium);
  if (!file || typeof medium !== 'object') return null;
  return size === 'light' ? (medium.sizes?.web?.filename ?? file) : file;
}

/** The existing pictures, in order, as `joana-silva-book-01.jpg`; lost ones are left out. */
async function filesOf(talent: Talent, { gallery, size }: Omit<Query, 'talent'>): Promise<ZipFile[]> {
  const stored = (talent[gallery] ?? []).flatMap((medium) => storedName(medium, size) ?? []);
  const found = await Promise.all(
    stored
      .map((file) => `${MEDIA}${file}`)
      .filter(isKey)
      .slice(0, FILES_MAX)
      .map(async (key) => {
        const seen = await files().stat(key);
        return seen ? [{ key, size: seen.size, lastModified: seen.changedAt }] : [];
      }),
  );
  return found.flat().map((file, index) => {
    const number = String(index + 1).padStart(NUMBER_DIGITS, '0');
    const extension = file.key.slice(file.key.lastIndexOf('.'));
    return { ...file, name: `${stemOf(talent)}-${gallery}-${number}${extension}` };
  });
}

type ZipFile = { name: string; key: string; size: number; lastModified: Date };

async function* contents({ key, size, name }: ZipFile, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const found = await store().get(key);
  if (!found) throw new Error(`${name} is gone`);
  let sent = 0;
  for await (const chunk of addAbortSignal(signal, found.stream)) {
    sent += chunk.length;
    yield chunk;
  }
  if (sent !== size) throw new Error(`${name} changed while it was sent`);
}

/** A stored ZIP of known length, read as it is sent. A lost file errors the stream; a cancel closes it. */
function zip(files: readonly ZipFile[]): { stream: ReadableStream<Uint8Array>; bytes: number } {
  const leaving = new AbortController();
  const entries = files.map((file) => ({ ...file, input: contents(file, leaving.signal) }));
  const reader = makeZip(entries).getReader();

  async function* read(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } finally {
      leaving.abort();
    }
  }
  return {
    stream: webStream(Readable.from(read(), { objectMode: false })),
    bytes: Number(predictLength(files.map(({ name, size }) => ({ name, size })))),
  };
}
