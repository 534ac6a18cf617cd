import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { run } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { localDay, storedDay } from '../../platform/reference/agency-time.ts';
import { NEXT_STEP } from '../mail/package.ts';
import { queued } from '../mail/queue-package.ts';
import { wakeMail } from '../mail/worker.ts';

const LEASE_MS = 30_000;
/** Several talents put on hold one after another are one mail, this long after the last. */
const GATHER_MS = 2 * 60_000;

/** The line of the talent's notes: for which client, job and dates. */
async function noteOf(req: PayloadRequest, { title, client, dates }: Package): Promise<string> {
  const company = typeof client === 'number' ? (await findById(req, 'clients', client))?.company : undefined;
  return `Em reserva: ${[title, company, dates].filter(Boolean).join(' · ')}`;
}

async function hold(req: PayloadRequest, stored: Package, talent: number): Promise<void> {
  const found = await findById(req, 'talents', talent);
  if (!found || found.deletedAt) throw notFound();
  const note = await noteOf(req, stored);
  const notes = found.agency?.notes ?? '';
  if (!notes.includes(note)) {
    const dated = `${note} (${storedDay(localDay(Date.now()))})`;
    const agency = { ...found.agency, notes: [notes, dated].filter(Boolean).join('\n') };
    await req.payload.update({ collection: 'talents', id: talent, data: { agency }, req });
  }
  const talents = (stored.talents ?? []).map((line) =>
    line.talent === talent ? { ...line, availability: 'on_hold' as const } : line,
  );
  await req.payload.update({ collection: 'packages', id: stored.id, data: { talents }, req });
}

/** Queues what happens next for everybody of the package with an address: how many. */
async function queueNextStep(req: PayloadRequest, { id, people }: Package): Promise<number> {
  const due = Date.now() + GATHER_MS;
  const readers = (people ?? []).flatMap(({ id, email }) => (id && email ? [id] : []));
  for (const reader of readers) {
    const to = `${NEXT_STEP}${reader}`;
    await run(req, sql`DELETE FROM mails WHERE entry = ${id} AND reader = ${to} AND state = 'waiting'`);
    await run(req, queued(`package ${id} ${to} ${due}`, id, to, due));
  }
  if (readers.length > 0) await noteAct(req, { act: 'sent', subject: 'packages', entry: id });
  wakeMail();
  return readers.length;
}

/** POST /cms-api/packages/{id}/hold/{talent}: on hold for the dates, noted on the talent, told to the client. */
export const holdEndpoint = post('/:id/hold/:talent', async (req) => {
  requireInbox(req);
  const id = idOf(req);
  const talent = Number(req.routeParams?.talent);
  const act = async () => {
    const stored = await findById(req, 'packages', id);
    if (!stored?.talents?.some((line) => line.talent === talent)) throw notFound();
    await hold(req, stored, talent);
    return queueNextStep(req, stored);
  };
  // one at a time: two would each write the other's line as it was
  const mails = await withLease(req.payload, `hold of package ${id}`, act, LEASE_MS);
  if (mails === null) return Response.json({ errors: [] }, { status: 503, headers: { 'Retry-After': '2' } });
  return Response.json({ state: 'on_hold', mails });
});
