import { Readable } from 'node:stream';
import { isRecord } from '@passarela/contract/is-record';
import { webStream } from '@passarela/gate/web-stream';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { BOM, csvLine } from '../../inbox/csv/cell.ts';
import { requireEditor } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { allTalents } from './sheets.ts';
import { talentHeadings, talentRow } from './talent-row.ts';

const isWhere = (value: unknown): value is Where => isRecord(value);

function filterOf({ query, payload }: PayloadRequest): Where {
  const where = isWhere(query.where) ? query.where : {};
  const search = typeof query.search === 'string' ? query.search : '';
  return mergeListSearchAndWhere({ collectionConfig: payload.collections.talents.config, search, where });
}

async function* lines(req: PayloadRequest, where: Where): AsyncGenerator<string> {
  const language = languageOf(req.i18n);
  yield BOM + csvLine(talentHeadings(language), language);
  for await (const talent of allTalents(req, where)) yield csvLine(talentRow(talent, [], language), language);
}

/** GET /cms-api/talents/export.csv, editors: the list by its own filters and search, as the import reads it. */
export const talentsCsv: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    const user = requireEditor(req);
    const where = filterOf(req);
    // an invalid filter is refused here, before the answer begins
    await req.payload.count({ collection: 'talents', where, overrideAccess: false, user, req });
    await noteAct(req, { act: 'export', subject: 'talents' });
    return new Response(webStream(Readable.from(lines(req, where), { objectMode: false })), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="talentos-${localDay(Date.now())}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
