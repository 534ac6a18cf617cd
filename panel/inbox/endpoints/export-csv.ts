import { isRecord } from '@passarela/contract/is-record';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { BOM, csvLine } from '../csv/cell.ts';
import { COLUMNS } from '../csv/columns.ts';
import { entriesOf } from '../csv/entries.ts';

const isWhere = (value: unknown): value is Where => isRecord(value);

/** GET /cms-api/{kind}/export.csv: the list by its own filters and search, streamed. */
export const exportCsv = (kind: Kind): Endpoint => ({
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const lines = csvLines(kind, filterOf(kind, req), req);
    const heading = await lines.next();
    await noteAct(req, { act: 'export', subject: kind });
    return new Response(streamOf(heading.value ?? '', lines), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${kind}-${localDay(Date.now())}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
});

function filterOf(kind: Kind, { query, payload }: PayloadRequest): Where {
  const { config } = payload.collections[kind];
  const where = isWhere(query.where) ? query.where : {};
  const search = typeof query.search === 'string' ? query.search : '';
  return mergeListSearchAndWhere({ collectionConfig: config, search, where });
}

async function* csvLines(kind: Kind, where: Where, req: PayloadRequest): AsyncGenerator<string> {
  const language = languageOf(req.i18n);
  const columns = COLUMNS[kind];
  const entries = entriesOf({ kind, where, req });
  // an invalid filter is refused here, before the answer begins
  let next = await entries.next();
  yield BOM +
    csvLine(
      columns.map(({ heading }) => heading[language]),
      language,
    );
  for (; !next.done; next = await entries.next()) {
    const entry = next.value;
    yield csvLine(
      columns.map(({ value }) => value(entry, language)),
      language,
    );
  }
}

function streamOf(first: string, lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(first));
    },
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
