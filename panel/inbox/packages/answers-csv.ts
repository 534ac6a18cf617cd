import { text } from '@passarela/contract/text';
import type { Endpoint } from 'payload';
import { readAnswers } from '../../packages/answers.ts';
import { talentIds } from '../../packages/talent-ids.ts';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { findAll, findById } from '../../platform/db/find.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { BOM, csvLine } from '../csv/cell.ts';

const HEADINGS = [
  text('Talento', 'Talent'),
  text('Pessoa', 'Person'),
  text('Resposta', 'Answer'),
  text('Comentário', 'Comment'),
  text('Respondida em', 'Answered'),
  text('Enviada em', 'Sent'),
];
const PICKED = { yes: text('Sim', 'Yes'), maybe: text('Talvez', 'Maybe'), no: text('Não', 'No') };

/** GET /cms-api/packages/{id}/answers.csv: each sent answer in a line, in the order of the talents. */
export const answersCsv: Endpoint = {
  path: '/:id/answers.csv',
  method: 'get',
  handler: async (req) => {
    requireInbox(req);
    const id = idOf(req);
    const stored = await findById(req, 'packages', id);
    if (!stored) throw notFound();
    const language = languageOf(req.i18n);
    const people = await readAnswers(req.payload, id);
    const ids = talentIds(stored.talents);
    const names = new Map(
      (await findAll(req, 'talents', { id: { in: ids } })).map(({ id, name }) => [id, name]),
    );
    const lines = ids.flatMap((talent) =>
      people.flatMap(({ name, sent_at, sent }) =>
        sent
          .filter((one) => one.talent === talent && (one.pick || one.comment))
          .map(({ pick, comment, at }) => [
            ...[names.get(talent) ?? talent, name, pick && PICKED[pick][language], comment],
            ...[localMinute(at), sent_at && localMinute(sent_at)],
          ]),
      ),
    );
    await noteAct(req, { act: 'export', subject: 'packages', entry: id });
    const table = [HEADINGS.map((heading) => heading[language]), ...lines];
    return new Response(BOM + table.map((cells) => csvLine(cells, language)).join(''), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="package-${id}.csv"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};
