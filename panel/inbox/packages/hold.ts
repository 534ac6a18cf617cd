import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { packageOf } from '../../packages/acts.ts';
import { warningsOf } from '../../packages/warnings.ts';
import { idOf, notFound } from '../../parts/access/require.ts';
import { noteAct } from '../../parts/audit/note.ts';
import { run } from '../../platform/db/client.ts';
import { findById } from '../../platform/db/find.ts';
import type { Package } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { localDay, storedDay } from '../../platform/reference/agency-time.ts';
import { env } from '../../platform/settings/env.ts';
import { NEXT_STEP } from '../mail/package.ts';
import { queued } from '../mail/queue-package.ts';
import { wakeMail } from '../mail/worker.ts';

const LEASE_MS = 30_000;
const NO_STORE = { 'Cache-Control': 'private, no-store' };
type Reader = { id: string; name: string };
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
    line.talent === talent ? { ...line, availability: 'reserved' as const } : line,
  );
  await req.payload.update({ collection: 'packages', id: stored.id, data: { talents }, req });
}

/** Off hold for the dates: its note and the line of the package go back; what anybody else wrote stays. */
async function release(req: PayloadRequest, stored: Package, talent: number): Promise<void> {
  const found = await findById(req, 'talents', talent);
  const note = await noteOf(req, stored);
  const isNote = (line: string) => line.startsWith(`${note} (`);
  const lines = (found?.agency?.notes ?? '').split('\n');
  if (found && !found.deletedAt && lines.some(isNote)) {
    const agency = { ...found.agency, notes: lines.filter((line) => !isNote(line)).join('\n') };
    await req.payload.update({ collection: 'talents', id: talent, data: { agency }, req });
  }
  const talents = (stored.talents ?? []).map((line) =>
    line.talent === talent && line.availability === 'reserved' ? { ...line, availability: null } : line,
  );
  await req.payload.update({ collection: 'packages', id: stored.id, data: { talents }, req });
}

/** The people who get a mail about the next step; nobody while mail is off: it would reach them weeks later. */
const readersOf = ({ people }: Package): Reader[] =>
  isMailOn(env()) ? (people ?? []).flatMap(({ id, name, email }) => (id && email ? [{ id, name }] : [])) : [];

const toldOf = (stored: Package): string[] => readersOf(stored).map(({ name }) => name);

/** Queues what happens next for everybody of the package with an address; gives the names of those who are told. */
async function queueNextStep(req: PayloadRequest, stored: Package): Promise<string[]> {
  const due = Date.now() + GATHER_MS;
  const readers = readersOf(stored);
  for (const reader of readers) {
    const to = `${NEXT_STEP}${reader.id}`;
    await run(
      req,
      sql`DELETE FROM mails WHERE entry = ${stored.id} AND reader = ${to} AND state = 'waiting'`,
    );
    await run(req, queued(`package ${stored.id} ${to} ${due}`, stored.id, to, due));
  }
  if (readers.length > 0) await noteAct(req, { act: 'sent', subject: 'packages', entry: stored.id });
  wakeMail();
  return toldOf(stored);
}

async function lineOf(req: PayloadRequest): Promise<{ stored: Package; talent: number }> {
  const stored = await packageOf(req);
  const talent = Number(req.routeParams?.talent);
  if (!stored.talents?.some((line) => line.talent === talent)) throw notFound();
  return { stored, talent };
}

/** GET /cms-api/packages/{id}/hold/{talent}: what staff see before they act: who is told, and the talent's warnings. */
export const askHoldEndpoint: Endpoint = {
  path: '/:id/hold/:talent',
  method: 'get',
  handler: async (req) => {
    const { stored, talent } = await lineOf(req);
    const composed = { id: stored.id, client: null, talents: [{ talent, availability: null }] };
    const [about] = await warningsOf(req.payload, composed, Date.now());
    return Response.json({ told: toldOf(stored), warnings: about?.warnings ?? [] }, { headers: NO_STORE });
  },
};

type Act = (stored: Package, talent: number) => Promise<string[]>;

/** Acts on a line of a package, one at a time: two would each write the other's line as it was. Answers who is told. */
async function onLine(req: PayloadRequest, act: Act): Promise<Response> {
  const one = async () => {
    const { stored, talent } = await lineOf(req);
    return act(stored, talent);
  };
  const told = await withLease(req.payload, `hold of package ${idOf(req)}`, one, LEASE_MS);
  if (told === null) return Response.json({ errors: [] }, { status: 503, headers: { 'Retry-After': '2' } });
  return Response.json({ told });
}

/** POST /cms-api/packages/{id}/hold/{talent}: on hold for the dates, noted on the talent, told to the client. */
export const holdEndpoint = post('/:id/hold/:talent', (req) =>
  onLine(req, async (stored, talent) => {
    await hold(req, stored, talent);
    return queueNextStep(req, stored);
  }),
);

/** POST /cms-api/packages/{id}/release/{talent}: no longer on hold; a mail that waits names whoever still is. */
export const releaseEndpoint = post('/:id/release/:talent', (req) =>
  onLine(req, async (stored, talent) => {
    await release(req, stored, talent);
    return [];
  }),
);
