import type { PayloadRequest } from 'payload';
import { idOf, notFound, requireAdmin, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { findById } from '../../platform/db/find.ts';
import { post } from '../../platform/http/post.ts';
import { eraseNow } from '../../platform/jobs/erase.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import type { STATUSES } from '../fields/entry.ts';
import { forgetPerson } from '../person/forget.ts';

type Status = keyof typeof STATUSES;

/** Changes the status of an entry that has one of `from`; any other stays. */
async function mark(req: PayloadRequest, kind: Kind, from: Status[], status: Status): Promise<number> {
  requireInbox(req);
  // keeps `updatedAt`: with a new one the open form would report that it is out of date
  const docs = await req.payload.db.updateMany({
    collection: kind,
    where: { and: [{ id: { equals: idOf(req) } }, { status: { in: from } }] },
    data: { status, updatedAt: null },
    req,
  });
  return docs?.length ?? 0;
}

/** POST /cms-api/{kind}/{id}/seen: a new entry becomes a seen one. */
export const seen = (kind: Kind) =>
  post('/:id/seen', async (req) => Response.json({ changed: await mark(req, kind, ['new'], 'seen') }));

/** POST /cms-api/{kind}/{id}/answered: an entry whose answer was opened counts as answered. */
export const answered = (kind: Kind) =>
  post('/:id/answered', async (req) => {
    const changed = await mark(req, kind, ['new', 'seen'], 'answered');
    if (changed > 0) await noteAct(req, { act: 'save', subject: kind, entry: idOf(req), fields: ['status'] });
    return Response.json({ changed });
  });

/** POST /cms-api/{kind}/{id}/forget: deletes all that came from this entry's e-mail address; administrators only. */
export const forget = (kind: Kind) =>
  post('/:id/forget', async (req) => {
    requireAdmin(req);
    const entry = await findById(req, kind, idOf(req));
    if (!entry?.email) throw notFound();
    const deleted = await forgetPerson(req.payload, entry.email, req);
    await eraseNow(req.payload);
    return Response.json(deleted);
  });
