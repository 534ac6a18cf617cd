import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-limits';
import { text } from '@passarela/contract/text';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { listWhere } from '../catalogue/search/search-text.ts';
import { idOf, notFound, requireInbox } from '../parts/access/require.ts';
import { findById } from '../platform/db/find.ts';
import type { Package } from '../platform/db/payload-types.ts';
import { messageFor, refusalFor } from '../platform/errors/refusal.ts';
import { bodyOf, post } from '../platform/http/post.ts';
import { localDay, storedDay } from '../platform/reference/agency-time.ts';
import { laterEnd } from './expiry.ts';
import { applicantsAmong } from './sendable.ts';

/** The package in an endpoint's address, for those who send packages; 404 without it. */
export async function packageOf(req: PayloadRequest): Promise<Package> {
  requireInbox(req);
  const stored = await findById(req, 'packages', idOf(req));
  if (!stored) throw notFound();
  return stored;
}

const TITLE = text('Pacote', 'Package');
const TOO_MANY = text(
  `Um pacote tem até ${PACKAGE_MAX_TALENTS} talentos. Filtre mais, ou marque alguns.`,
  `A package has up to ${PACKAGE_MAX_TALENTS} talents. Filter more, or mark some.`,
);
const NOBODY = text(
  'Nenhum talento da lista pode ir em um pacote.',
  'No talent of the list may be in a package.',
);

/** The talents of a list by its own filters, search and order; 400 for more than a package may have. */
async function listed(req: PayloadRequest): Promise<number[]> {
  const { sort } = req.query;
  const { docs, totalDocs } = await req.payload.find({
    collection: 'talents',
    where: listWhere(req, 'talents'),
    ...(typeof sort === 'string' && { sort }),
    select: {},
    depth: 0,
    limit: PACKAGE_MAX_TALENTS,
    overrideAccess: false,
    user: req.user,
    req,
  });
  if (totalDocs > PACKAGE_MAX_TALENTS) throw refusalFor(req, TOO_MANY, 400);
  return docs.map(({ id }) => id);
}

/** POST /cms-api/packages/of-list: a package with the talents of a list, by the query of the list; no applicants. */
export const ofList = post('/of-list', async (req) => {
  requireInbox(req);
  const ids = await listed(req);
  const applicants = await applicantsAmong(req, ids);
  const talents = ids.filter((id) => !applicants.has(id)).map((talent) => ({ talent }));
  if (talents.length === 0) throw refusalFor(req, NOBODY, 400);
  const title = `${messageFor(req, TITLE)} ${storedDay(localDay(Date.now()))}`;
  const data = { title, talents, state: 'open', language: 'pt', downloads: 'none' } as const;
  const { id } = await req.payload.create({ collection: 'packages', data, user: req.user, req });
  return Response.json({ id, address: `/admin/collections/packages/${id}` });
});

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
  const stored = await packageOf(req);
  const data = await bodyOf(req, asked, NO_TITLE);
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

export const EXTENSION_DAYS = 7;

const REVOKED = text('Este pacote foi encerrado.', 'This package was ended.');

/** POST /cms-api/packages/{id}/extend: a week more from its last day, or from today if that is over. */
export const extendEndpoint = post('/:id/extend', async (req) => {
  const { id, ...stored } = await packageOf(req);
  if (stored.state === 'revoked') throw refusalFor(req, REVOKED, 409);
  const expires_at = laterEnd(stored.expires_at, EXTENSION_DAYS, Date.now());
  const change = { collection: 'packages', id, data: { expires_at }, overrideAccess: false } as const;
  await req.payload.update({ ...change, user: req.user, req });
  return Response.json({ expires_at });
});
