import { setTimeout as delay } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { idOf, requireEditor } from '../../parts/access/require.ts';
import type { Takedown } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { wakeWorker } from '../queue/job.ts';
import { withNames } from './names.ts';
import { receiptOf } from './receipt.ts';
import { TAKE_DOWN } from './take-down.ts';

const WAIT_MS = 8_000;
const LOOK_EVERY_MS = 25;

/** The receipt, complete if every site answers in time. */
async function finished(req: PayloadRequest): Promise<Takedown> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const id = Number(req.context.takedown);
    const receipt = await req.payload.findByID({ collection: 'takedowns', id, depth: 0 });
    if (typeof receipt.told_at === 'number' || Date.now() > until) return receipt;
    await delay(LOOK_EVERY_MS);
  }
}

/** POST /cms-api/{talents|media}/{id}/take-down, editors: takes it off everywhere and gives the receipt. */
export const takedownEndpoint = (slug: keyof typeof TAKE_DOWN) =>
  post('/:id/take-down', async (req) => {
    requireEditor(req);
    req.context.pressedAt = Date.now();
    await TAKE_DOWN[slug](req, idOf(req));
    wakeWorker();
    return Response.json(
      await withNames(req.payload, receiptOf(await finished(req)), req.user, languageOf(req.i18n)),
    );
  });
