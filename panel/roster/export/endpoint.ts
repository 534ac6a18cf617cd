import { Readable } from 'node:stream';
import { webStream } from '@passarela/gate/web-stream';
import { makeZip } from 'client-zip';
import type { Endpoint, PayloadRequest } from 'payload';
import { BOM, csvLine } from '../../inbox/csv/cell.ts';
import { requireAdmin } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { log } from '../../platform/log/log.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { allTalents, SHEETS, type Sheet } from './sheets.ts';
import { photosOf } from './talent-row.ts';

type Language = 'pt' | 'en';
type Entry = { name: string; input: AsyncIterable<Uint8Array | string>; lastModified: Date };

async function* linesOf(sheet: Sheet, req: PayloadRequest, language: Language): AsyncGenerator<string> {
  yield BOM;
  for await (const row of sheet.rows(req, language)) yield csvLine(row, language);
}

/** Sheets, then photos, each opened when its turn comes; a photo whose file is gone is left out and logged. */
async function* entries(req: PayloadRequest, now: Date): AsyncGenerator<Entry> {
  const language = languageOf(req.i18n);
  for (const sheet of SHEETS)
    yield { name: sheet.name, input: linesOf(sheet, req, language), lastModified: now };
  for await (const talent of allTalents(req)) {
    for (const { path, filename } of photosOf(talent)) {
      const found = await files().get(`${MEDIA}${filename}`);
      if (found) yield { name: path, input: found.stream, lastModified: found.changedAt };
      else log('warn', `Export: the file of a photo of talent ${talent.id} is gone`);
    }
  }
}

/** GET /cms-api/export.zip, administrators: talents, posts, inbox and all talents' photos, streamed. */
export const exportAll: Endpoint = {
  path: '/export.zip',
  method: 'get',
  handler: async (req) => {
    const { id } = requireAdmin(req);
    const now = new Date();
    log('info', `Export of everything by staff ${id}`);
    await noteAct(req, { act: 'export', subject: 'everything' });
    const zip = makeZip(entries(req, now));
    return new Response(webStream(Readable.from(zip, { objectMode: false })), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="passarela-${localDay(now.getTime())}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
