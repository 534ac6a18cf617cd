import { ANYBODY } from '../../packages/link.ts';
import { noteSent } from '../../packages/note-sending.ts';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
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
  await noteSent(req, stored, recipient);
  return Response.json({ state: 'sent' });
});
