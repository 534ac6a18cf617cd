import { text } from '@passarela/contract/text';
import { z } from 'zod';
import { requireAdmin } from '../parts/access/require.ts';
import { noteAct } from '../parts/audit/note.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { noteWaiting, waitingRuns } from './hold.ts';

const body = z.object({ slug: z.string(), count: z.int(), decision: z.enum(['confirmed', 'refused']) });

const CHANGED = text(
  'Nada foi decidido: o número mudou. Recarregue a página.',
  'Nothing was decided: the number has changed. Reload the page.',
);

/** POST /cms-api/retention, administrators: confirms or refuses a large run, as long as it is of that many entries. */
export const answerHold = post('/retention', async (req) => {
  requireAdmin(req);
  const asked = body.safeParse(await req.json?.().catch(() => null));
  const runs = new Map(Object.entries(await waitingRuns(req.payload)));
  const run = asked.success ? runs.get(asked.data.slug) : undefined;
  if (!asked.success || !run || run.ids.length !== asked.data.count) throw refusalFor(req, CHANGED, 409);
  const { slug, decision } = asked.data;
  await noteWaiting(req.payload, slug, { ...run, decision, since: Date.now() });
  await noteAct(req, { act: 'retention', subject: slug, fields: [decision] });
  return Response.json({ decision });
});
