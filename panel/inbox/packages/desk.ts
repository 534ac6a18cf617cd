import { personKey } from '@passarela/contract/packages';
import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { packageOf } from '../../packages/acts.ts';
import { readAnswers } from '../../packages/answers.ts';
import { ANYBODY } from '../../packages/link.ts';
import { mergePeople } from '../../packages/merge.ts';
import { noteSent } from '../../packages/note-sending.ts';
import { talentIds } from '../../packages/sendable.ts';
import { notFound } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { findAll } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { BOM, csvLine, sheetAnswer } from '../csv/cell.ts';
import { mailEndpoint, remindEndpoint } from '../mail/queue-package.ts';
import { originOf } from './entry.ts';
import { askHoldEndpoint, holdEndpoint, releaseEndpoint } from './hold.ts';

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
const answersCsv: Endpoint = {
  path: '/:id/answers.csv',
  method: 'get',
  handler: async (req) => {
    const { id, talents } = await packageOf(req);
    const language = languageOf(req.i18n);
    const people = await readAnswers(req.payload, id);
    const ids = talentIds(talents);
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
    return sheetAnswer(`package-${id}`, BOM + table.map((cells) => csvLine(cells, language)).join(''));
  },
};

/** POST /cms-api/packages/{id}/sent/{recipient}: staff copied the link, or opened WhatsApp with it. */
const sentEndpoint = post('/:id/sent/:recipient', async (req) => {
  const stored = await packageOf(req);
  const recipient = String(req.routeParams?.recipient);
  const isListed = recipient === ANYBODY || stored.people?.some((person) => person.id === recipient);
  if (!isListed) throw notFound();
  await noteSent(req, stored, recipient);
  return Response.json({ state: 'sent' });
});

const asked = z.object({ people: z.tuple([personKey, personKey]) });
const NOT_TWO = text('Escolha duas pessoas que responderam.', 'Choose two people who have answered.');

/** POST /cms-api/packages/{id}/merge: two people of a package, by their keys, are one from then on. */
const mergeEndpoint = post('/:id/merge', async (req) => {
  const { id } = await packageOf(req);
  const { data } = asked.safeParse(await req.json?.().catch(() => null));
  // the one message of who is kept stays, else the other's becomes theirs
  const isMerged =
    data &&
    (await mergePeople(req.payload, id, data.people, (kept, later) => [
      sql`UPDATE messages SET origin = ${originOf(id, kept)} WHERE origin = ${originOf(id, later)}
        AND NOT EXISTS (SELECT 1 FROM messages WHERE origin = ${originOf(id, kept)})`,
    ]));
  if (!isMerged) throw refusalFor(req, NOT_TWO, 400);
  await noteAct(req, { act: 'save', subject: 'packages', entry: id, fields: ['merge'] });
  return Response.json({ state: 'merged' });
});

/** The calls of the inbox for packages: mails by the queue, the next step after a yes, answers as a sheet. */
export const deskEndpoints = [
  mailEndpoint,
  remindEndpoint,
  answersCsv,
  askHoldEndpoint,
  holdEndpoint,
  releaseEndpoint,
  mergeEndpoint,
  sentEndpoint,
];
