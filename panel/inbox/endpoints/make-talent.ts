import { setTimeout as wait } from 'node:timers/promises';
import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { run } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { post } from '../../platform/http/post.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { log } from '../../platform/log/log.ts';
import { draftOf } from '../talent/draft.ts';
import { takePhotos } from '../talent/take-photos.ts';
import { talentAddress, talentOf } from '../talent/talent-of.ts';

const LEASE = 'new-talent';
const LEASE_MS = 30_000;
const TRIES = 100;
const BETWEEN_MS = 250;
const BUSY = text(
  'Outro talento está sendo criado agora. Tente de novo em um minuto.',
  'Another talent is being made right now. Try again in a minute.',
);

/** POST /cms-api/applications/{id}/talent: the draft talent of an application, made once. */
export const makeTalent = post('/:id/talent', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  for (let tries = 0; tries < TRIES; tries += 1) {
    // one at a time: the second finds the first one's talent
    const made = await withLease(req.payload, LEASE, () => findOrMake(req, id), LEASE_MS);
    if (made) return Response.json({ id: made.id, address: talentAddress(made) });
    await wait(BETWEEN_MS);
  }
  throw refusalFor(req, BUSY, 503);
});

async function findOrMake(req: PayloadRequest, id: number): Promise<{ id: number; isInTrash: boolean }> {
  const application = await findById(req, 'applications', id);
  if (!application) throw notFound();
  const found = await talentOf(req, application);
  if (found) {
    if (application.talent !== found.id) await note(req, id, found.id);
    return found;
  }
  const pictures = await takePhotos(req, application);
  const talent = await req.payload.create({
    collection: 'talents',
    // the face is the second photo
    data: { ...draftOf(application), cover: pictures[1] ?? pictures[0] ?? null, snap: pictures },
    user: req.user,
  });
  await note(req, id, talent.id);
  log('info', `Talent ${talent.id} was made of application ${id} by staff ${req.user?.id}`);
  return { id: talent.id, isInTrash: false };
}

// keeps `updated_at`: with a new one the open form would report that it is out of date
const note = (req: PayloadRequest, application: number, talent: number) =>
  run(req, sql`UPDATE applications SET talent = ${talent} WHERE id = ${application}`);
