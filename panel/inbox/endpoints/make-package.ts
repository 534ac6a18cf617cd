import type { PayloadRequest } from 'payload';
import { applicantsAmong } from '../../packages/sendable.ts';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { findAll, findById } from '../../platform/db/find.ts';
import type { Quote } from '../../platform/db/payload-types.ts';
import { post } from '../../platform/http/post.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { quotedModels } from '../quoted-models.ts';

const LEASE_MS = 30_000;

/** Whether a quote says that it comes from Brazil: by its telephone. */
const isFromBrazil = (phone: string, language: Quote['language']): boolean =>
  /^\s*(?:\+|00)/.test(phone) ? /^\s*(?:\+|00)\s*55/.test(phone) : phone.trim() !== '' && language === 'pt';

/**
 * The client with this address among its people; made of the sender if there is none. Null if the quote does not say
 * that it comes from Brazil: other rules hold abroad, so that staff are asked for the client and the country.
 */
async function clientOf(
  req: PayloadRequest,
  { name, email, phone, language }: Quote,
): Promise<number | null> {
  if (!email) return null;
  const [known] = await findAll(req, 'clients', { 'people.email': { equals: email } });
  if (known) return known.id;
  if (!isFromBrazil(phone ?? '', language)) return null;
  const person = { name: name || email, email };
  const data = { company: name || email, country: 'BR' as const, people: [person] };
  return (await req.payload.create({ collection: 'clients', data, user: req.user, req })).id;
}

/** The talents of a quote who may be in a package, in its order. */
async function talentsOf(req: PayloadRequest, { models }: Quote): Promise<number[]> {
  const ids = [...new Set(quotedModels(models ?? '[]').map(({ id }) => id))];
  const docs = ids.length > 0 ? await findAll(req, 'talents', { id: { in: ids } }) : [];
  const applicants = await applicantsAmong(req, ids);
  const present = new Set(docs.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id));
  return ids.filter((id) => present.has(id) && !applicants.has(id));
}

async function make(req: PayloadRequest, quote: Quote): Promise<number> {
  const [made] = await findAll(req, 'packages', { quote: { equals: quote.id } });
  if (made) return made.id;
  const { name, email, reference, language } = quote;
  const talents = (await talentsOf(req, quote)).map((talent) => ({ talent }));
  const people = email ? [{ name: (name || email).slice(0, 80), email }] : [];
  const data = {
    title: `${name || reference}`.slice(0, 120),
    ...{ language, talents, people, state: 'open' as const, downloads: 'none' as const, quote: quote.id },
    client: await clientOf(req, quote),
  };
  return (await req.payload.create({ collection: 'packages', data, user: req.user, req })).id;
}

/** POST /cms-api/quotes/{id}/package: a package with exactly the talents of a quote, made once. */
export const makePackage = post('/:id/package', async (req) => {
  requireInbox(req);
  const quote = await findById(req, 'quotes', idOf(req));
  if (!quote) throw notFound();
  // one at a time: the second finds the first one's package
  const id = await withLease(req.payload, `package of quote ${quote.id}`, () => make(req, quote), LEASE_MS);
  if (id === null) return Response.json({ errors: [] }, { status: 503, headers: { 'Retry-After': '2' } });
  return Response.json({ id, address: `/admin/collections/packages/${id}` });
});
