import { ZipArchive } from 'archiver';
import type { Payload } from 'payload';
import { z } from 'zod';
import { slugify } from '../../fields/slugify.ts';
import type { Talent } from '../../payload-types.ts';
import { fileOf } from '../content/file-of.ts';
import { ContractError } from '../http/contract-error.ts';
import { accept, parseJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { webStream } from '../http/web-stream.ts';
import { readMultipart } from '../writing/multipart.ts';

const BODY_MAX_BYTES = 256 * 1024;
const NUMBER_DIGITS = 2;
const FILE_NAME = /^[^/\\]+$/;

const asked = z.object({ talent: z.string(), gallery: z.enum(['book', 'snap', 'compo']) });
const talentId = z.object({ id: z.coerce.number().int().positive() });

/**
 * POST {PANEL}/api/download/gallery: the pictures of one gallery as a ZIP, streamed. Only the id is believed; the
 * files are those of the panel's own record (CONTRACT, Files). 404 without such a talent or without pictures.
 */
export const downloadGallery: Handler = async ({ request, payload, env }) => {
  const limits = { bodyBytes: BODY_MAX_BYTES, fieldBytes: BODY_MAX_BYTES, fileBytes: 0 };
  const fields = await readMultipart(request, limits, async ({ stream }) => {
    stream.resume();
  });
  const { talent: json, gallery } = accept(asked, fields);
  const { id } = accept(talentId, parseJson(json, 'talent is not JSON'));
  const talent = await published(payload, id);
  const files = (talent[gallery] ?? []).flatMap((medium) => {
    const file = fileOf(medium);
    return file && FILE_NAME.test(file) ? [file] : [];
  });
  if (files.length === 0) throw new ContractError(404, `Talent ${id} has no pictures in ${gallery}`);
  return zip(files, `${env.PASSARELA_DATA}/media`, talent.name);
};

async function published(payload: Payload, id: number): Promise<Talent> {
  const talent = await payload.findByID({ collection: 'talents', id, depth: 1, disableErrors: true });
  if (talent?.status === 'published') return talent;
  throw new ContractError(404, `There is no talent ${id}`);
}

function zip(files: readonly string[], folder: string, name: string): Response {
  // pictures are compressed already; one look at the disk after another keeps their order
  const archive = new ZipArchive({ store: true, statConcurrency: 1 });
  archive.on('warning', (error) => console.warn('gallery', error.message));
  const stem = slugify(name) || 'gallery';
  for (const [index, file] of files.entries()) {
    const number = String(index + 1).padStart(NUMBER_DIGITS, '0');
    archive.file(`${folder}/${file}`, { name: `${stem}-${number}${file.slice(file.lastIndexOf('.'))}` });
  }
  void archive.finalize();
  const title = `${name} AFM MODEL.zip`;
  return new Response(webStream(archive), {
    headers: {
      'Content-Type': 'application/zip',
      'Cache-Control': 'no-store',
      'Content-Disposition': `attachment; filename="${stem}-afm-model.zip"; filename*=UTF-8''${encodeURIComponent(title)}`,
    },
  });
}
