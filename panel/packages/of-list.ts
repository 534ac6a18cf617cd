import { PACKAGE_MAX_TALENTS } from '@passarela/contract/package-size';
import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import type { PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { requireInbox } from '../parts/access/require.ts';
import { messageFor, refusalFor } from '../platform/errors/refusal.ts';
import { post } from '../platform/http/post.ts';
import { localDay, storedDay } from '../platform/reference/agency-time.ts';
import { applicantsAmong } from './sendable.ts';

const TITLE = text('Pacote', 'Package');
const TOO_MANY = text(
  `Um pacote tem até ${PACKAGE_MAX_TALENTS} talentos. Filtre mais, ou marque alguns.`,
  `A package has up to ${PACKAGE_MAX_TALENTS} talents. Filter more, or mark some.`,
);
const NOBODY = text(
  'Nenhum talento da lista pode ir em um pacote.',
  'No talent of the list may be in a package.',
);

const isWhere = (value: unknown): value is Where => isRecord(value);

/** The talents of a list by its own filters, search and order; 400 for more than a package may have. */
async function listed(req: PayloadRequest): Promise<number[]> {
  const { where, search, sort } = req.query;
  const { docs, totalDocs } = await req.payload.find({
    collection: 'talents',
    where: mergeListSearchAndWhere({
      collectionConfig: req.payload.collections.talents.config,
      search: typeof search === 'string' ? search : '',
      where: isWhere(where) ? where : {},
    }),
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
  const data = {
    title,
    talents,
    state: 'open' as const,
    language: 'pt' as const,
    downloads: 'none' as const,
  };
  const { id } = await req.payload.create({ collection: 'packages', data, user: req.user, req });
  return Response.json({ id, address: `/admin/collections/packages/${id}` });
});
