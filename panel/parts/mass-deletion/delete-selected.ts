import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import {
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload';
import { findAsPerson, idsAsPerson, ROWS_AT_ONCE } from '../../platform/db/find.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { listed, MINORS, minorsAmong } from '../../platform/reference/minors.ts';
import { isCollection, requireAnybody } from '../access/require.ts';
import { isAdmin } from '../access/rules.ts';
import { titleOf } from '../bulk/save-each.ts';

const ONLY_ADMINS = text(
  'Só a Administração apaga vários de uma vez. Você pode apagar um por um.',
  'Only administrators delete several at once. You can delete one by one.',
);
const NO_CONDITION = text('Diga quais.', 'Say which.');
const wrongNumber = (count: number) =>
  text(
    `Nada foi apagado: digite o número ${count} para confirmar.`,
    `Nothing was deleted: type the number ${count} to confirm.`,
  );

const isWhere = (value: unknown): value is Where => isRecord(value) && Object.keys(value).length > 0;

/** `trash=true` in the address: those in the trash are meant too. */
const isTrashAsked = (req: PayloadRequest): boolean => req.query.trash === 'true';

/** The entries of the address that this person may read, and delete. */
async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  mayDelete: true | Where = true,
): Promise<number[]> {
  const { where: asked } = req.query;
  if (!isWhere(asked)) throw refusalFor(req, NO_CONDITION, 400);
  const where = mayDelete === true ? asked : { and: [asked, mayDelete] };
  return idsAsPerson(req, collection, where, isTrashAsked(req));
}

/** So many of the marked ones are named in a question. */
const NAMED = 5;

/** A sentence that names the minors among these talents; empty for none. */
async function minorsSentence(req: PayloadRequest, ids: readonly number[]): Promise<string> {
  const [language, today] = [languageOf(req.i18n), localDay(Date.now())];
  const names: string[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const where: Where = { id: { in: ids.slice(from, from + ROWS_AT_ONCE) } };
    names.push(...minorsAmong(await findAsPerson(req, 'talents', where), language, today));
  }
  return names.length > 0 ? `${MINORS[language]}: ${listed(names, language)}.` : '';
}

/**
 * GET /cms-api/{slug}/selected?where=…: the marked entries of a list by their ids, the titles of the first, and a
 * sentence that names the minors among them.
 */
export const readSelected = (slug: string): Endpoint => ({
  path: '/selected',
  method: 'get',
  handler: async (req) => {
    if (!isCollection(slug, req)) throw new NotFound(req.t);
    requireAnybody(req);
    const { admin } = req.payload.collections[slug].config;
    const ids = await idsOf(req, slug);
    const first = await findAsPerson(req, slug, { id: { in: ids.slice(0, NAMED) } });
    const titles = first.map((entry) => titleOf({ ...entry }, admin.useAsTitle)).filter(Boolean);
    const minors = slug === 'talents' ? await minorsSentence(req, ids) : '';
    return Response.json({ ids, titles, minors });
  },
});

/** DELETE /cms-api/{slug}?where=…&typed=N, in place of Payload's: administrators only, while it fits N entries. */
export const deleteSelected = (slug: string): Endpoint => ({
  path: '/',
  method: 'delete',
  handler: async (req) => {
    if (!isCollection(slug, req)) throw new NotFound(req.t);
    requireAnybody(req);
    if (!isAdmin({ req })) throw refusalFor(req, ONLY_ADMINS, 403);
    const { config } = req.payload.collections[slug];
    const mayDelete = await executeAccess({ req }, config.access.delete);
    if (!mayDelete) throw new Forbidden(req.t);
    const ids = await idsOf(req, slug, mayDelete);
    const { typed = '1' } = req.query;
    if (typed !== String(ids.length)) throw refusalFor(req, wrongNumber(ids.length), 409);
    // Payload reads each entry before it deletes it
    let [deleted, failed] = [0, 0];
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      const where: Where = { id: { in: ids.slice(from, from + ROWS_AT_ONCE) } };
      const asked = { collection: slug, where, trash: isTrashAsked(req), depth: 0, overrideLock: false, req };
      try {
        const { docs, errors } = await req.payload.delete(asked);
        deleted += docs.length;
        failed += errors.length;
      } catch (err) {
        // an error's own words say that nothing happened
        if (deleted === 0) throw err;
        req.payload.logger.error({ err, msg: 'A deletion of many stopped' });
        failed += ids.length - from;
        break;
      }
    }
    return Response.json({ deleted, failed }, { status: failed === 0 ? 200 : 409 });
  },
});
