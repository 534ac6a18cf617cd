import { refuseUnguardedTo } from '../../parts/access/minors.ts';
import { idOf, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { post } from '../../platform/http/post.ts';
import { returnToPackages } from './in-packages.ts';

/**
 * POST /cms-api/talents/{id}/show-again, for those who send packages: open packages show the talent again; no minor
 * without a guardian.
 */
export const showAgainEndpoint = post('/:id/show-again', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  await refuseUnguardedTo(req, [id]);
  const packages = await returnToPackages(req.payload, id, Date.now());
  const fields = ['shown_to_client'];
  for (const entry of packages) await noteAct(req, { act: 'save', subject: 'packages', entry, fields });
  await noteAct(req, { act: 'save', subject: 'talents', entry: id, fields });
  return Response.json({ packages: packages.length });
});
