import { personKey } from '@passarela/contract/packages';
import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ANYBODY } from '../../packages/link.ts';
import { mergePeople } from '../../packages/merge.ts';
import { noteSent } from '../../packages/note-sending.ts';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { findById } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { mailEndpoint, remindEndpoint } from '../mail/queue-package.ts';
import { answersCsv } from './answers-csv.ts';
import { originOf } from './entry.ts';
import { askHoldEndpoint, holdEndpoint, releaseEndpoint } from './hold.ts';

/** POST /cms-api/packages/{id}/sent/{recipient}: staff copied the link, or opened WhatsApp with it. */
const sentEndpoint = post('/:id/sent/:recipient', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  const recipient = String(req.routeParams?.recipient);
  const stored = await findById(req, 'packages', id);
  const isListed = recipient === ANYBODY || stored?.people?.some((person) => person.id === recipient);
  if (!stored || !isListed) throw notFound();
  await noteSent(req, stored, recipient);
  return Response.json({ state: 'sent' });
});

const asked = z.object({ people: z.tuple([personKey, personKey]) });
const NOT_TWO = text('Escolha duas pessoas que responderam.', 'Choose two people who have answered.');

/** POST /cms-api/packages/{id}/merge: two people of a package, by their keys, are one from then on. */
const mergeEndpoint = post('/:id/merge', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  if (!(await findById(req, 'packages', id))) throw notFound();
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
