import { text } from '@passarela/contract/text';
import { z } from 'zod';
import { idOf, notFound, requireInbox } from '../parts/access/require.ts';
import { findById } from '../platform/db/find.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';

export const TITLE_MAX_CHARS = 120;

/** The parts that a copy keeps only if staff say so: they belong to this client and this job. */
const PARTS = ['client', 'people', 'message'] as const;

const asked = z.object({
  title: z.string().trim().min(1).max(TITLE_MAX_CHARS),
  keeps: z.array(z.enum(PARTS)),
});
const NO_TITLE = text('Dê um título à cópia.', 'Give the copy a title.');

/**
 * POST /cms-api/packages/{id}/copy, `{ title, keeps }`: a package with the talents and settings of another one. Links,
 * answers, passcode, read warnings and end are its own; what is not named here stays behind.
 */
export const copyEndpoint = post('/:id/copy', async (req) => {
  requireInbox(req);
  const stored = await findById(req, 'packages', idOf(req));
  if (!stored) throw notFound();
  const { data } = asked.safeParse(await req.json?.().catch(() => null));
  if (!data) throw refusalFor(req, NO_TITLE, 400);
  const keeps = (part: (typeof PARTS)[number]) => data.keeps.includes(part);
  const { client, people, message, dates, language, downloads, max_picks } = stored;
  const { shows_measures, shows_age, shows_digitals, reminds } = stored;
  // without their ids rows are new: everybody gets a link of their own
  const talents = (stored.talents ?? []).map(({ id: _, ...line }) => ({
    ...line,
    // the hold is the other package's; for the same client it stays theirs (reservedFor)
    ...(line.availability === 'reserved' && { availability: 'on_hold' as const }),
  }));
  const copy = {
    ...{ title: data.title, state: 'open' as const, talents, language, downloads },
    ...{ max_picks: max_picks ?? null, shows_measures: shows_measures ?? null, shows_age: shows_age ?? null },
    ...{ shows_digitals: shows_digitals ?? null, reminds: reminds ?? null },
    ...(keeps('client') && { client: client ?? null }),
    ...(keeps('people') && { people: (people ?? []).map(({ id: _, ...person }) => person) }),
    ...(keeps('message') && { message: message ?? null, dates: dates ?? null }),
  };
  const { id } = await req.payload.create({ collection: 'packages', data: copy, user: req.user, req });
  return Response.json({ id, address: `/admin/collections/packages/${id}` }, { status: 201 });
});
