import { ANYBODY } from '../../packages/link.ts';
import { noteSending } from '../../packages/note-sending.ts';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { findById } from '../../platform/db/find.ts';
import { post } from '../../platform/http/post.ts';

/** POST /cms-api/packages/{id}/sent/{recipient}: staff copied the link, or opened WhatsApp with it. */
export const sentEndpoint = post('/:id/sent/:recipient', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  const recipient = String(req.routeParams?.recipient);
  const stored = await findById(req, 'packages', id);
  const isListed = recipient === ANYBODY || stored?.people?.some((person) => person.id === recipient);
  if (!stored || !isListed) throw notFound();
  await noteSending(req.payload, stored, { recipient, now: Date.now() });
  await noteAct(req, { act: 'sent', subject: 'packages', entry: id });
  return Response.json({ state: 'sent' });
});
