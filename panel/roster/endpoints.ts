import { text } from '@passarela/contract/text';
import type { Endpoint, PayloadRequest } from 'payload';
import { notFound, requireEditor } from '../parts/access/require.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { bodyOf, post, readData } from '../platform/http/post.ts';
import { languageOf } from '../platform/reference/language.ts';
import { checkRow } from './check-row.ts';
import { talentsLike } from './find-talent.ts';
import { importPhoto } from './import-photo.ts';
import { checkBody, importRow, photoQuery, readTaxonomy, rowBody } from './import-row.ts';
import { doneLines } from './rows.ts';
import { isTheirs, isUndoable, undo } from './undo.ts';

const BAD = text('O pedido não foi entendido.', 'The request was not understood.');
const NO_PHOTO = text('Falta a foto.', 'The photo is missing.');
const LATE = text(
  'Só dá para desfazer até 24 horas depois da última linha.',
  'It can be undone within 24 hours of its last row only.',
);
const OVER = text('Esta importação já terminou.', 'This import is over.');
const OTHERS = text(
  'Esta importação é de outra pessoa. Quem a fez, ou a Gerência, pode mexer nela.',
  'This import is somebody else’s. Whoever made it, or a manager, can act on it.',
);
/** An import that broke off goes on this long after its beginning. */
const RESUME_MS = 7 * 24 * 3_600_000;

async function importOf(req: PayloadRequest) {
  requireEditor(req);
  const id = Number(req.routeParams?.roster);
  const found = Number.isSafeInteger(id)
    ? await req.payload.findByID({ collection: 'roster-imports', id, disableErrors: true })
    : null;
  if (!found) throw notFound();
  if (!isTheirs(found, req)) throw refusalFor(req, OTHERS, 403);
  return found;
}

async function openImport(req: PayloadRequest) {
  const found = await importOf(req);
  const isLate = Date.now() - Date.parse(found.createdAt) > RESUME_MS;
  if (found.state !== 'open' || isLate) throw refusalFor(req, OVER, 409);
  return found;
}

/** POST /cms-api/roster/check, editors: checks rows. Writes nothing. */
const check = post('/roster/check', async (req) => {
  requireEditor(req);
  const { rows } = await bodyOf(req, checkBody, BAD);
  const taxonomy = await readTaxonomy(req.payload);
  const talents = await talentsLike(
    req,
    rows.map(({ cells }) => cells),
  );
  const language = languageOf(req.i18n);
  return Response.json({
    rows: rows.map(({ line, cells }) => checkRow(line, cells, { taxonomy, talents, language })),
  });
});

/** POST /cms-api/roster, editors: begins an import. */
const begin = post('/roster', async (req) => {
  const { id: person } = requireEditor(req);
  const { id } = await req.payload.create({ collection: 'roster-imports', data: { person, state: 'open' } });
  return Response.json({ id });
});

/** GET /cms-api/roster/{roster}, its author: its state, and the lines that are done. */
const progress: Endpoint = {
  path: '/roster/:roster',
  method: 'get',
  handler: async (req) => {
    const { id, state, finished_at = null } = await importOf(req);
    return Response.json({ id, state, finished_at, lines: await doneLines(req.payload, id) });
  },
};

/** POST /cms-api/roster/{roster}/row, its author: makes the draft of a row, or updates its talent, once. */
const row = post('/roster/:roster/row', async (req) => {
  const { id } = await openImport(req);
  return Response.json(await importRow(req, id, await bodyOf(req, rowBody, BAD)));
});

/** POST /cms-api/roster/{roster}/finish, its author: nothing more comes. */
const finish = post('/roster/:roster/finish', async (req) => {
  const { id } = await openImport(req);
  const finished_at = new Date().toISOString();
  await req.payload.update({ collection: 'roster-imports', id, data: { state: 'finished', finished_at } });
  return Response.json({ finished_at });
});

/** POST /cms-api/roster/{roster}/undo, its author: undoes a part, for a day; to be repeated while `left` is not 0. */
const takeBack = post('/roster/:roster/undo', async (req) => {
  const { id } = await importOf(req);
  if (!(await isUndoable(req.payload, id))) throw refusalFor(req, LATE, 409);
  const undone = await undo(req, id);
  const state = undone.left === 0 ? 'undone' : 'undoing';
  await req.payload.update({ collection: 'roster-imports', id, data: { state } });
  return Response.json(undone);
});

/** A roster moves in (docs/decisions/staff-content.md). */
export const rosterEndpoints: Endpoint[] = [check, begin, progress, row, finish, takeBack];

/** POST /cms-api/media/roster/{roster}/{line}/{place}/{number}, its author: a photo of a row, stored once; its id. */
export const rosterPhoto = post('/roster/:roster/:line/:place/:number', async (req) => {
  await openImport(req);
  const place = photoQuery.safeParse(req.routeParams);
  if (!place.success) throw notFound();
  await readData(req);
  if (!req.file) throw refusalFor(req, NO_PHOTO, 400);
  return Response.json({ id: await importPhoto(req, req.file, place.data) });
});
