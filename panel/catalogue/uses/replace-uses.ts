import { isRecord } from '@passarela/contract/is-record';
import { text } from '@passarela/contract/text';
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { idOf, requireAdmin } from '../../parts/access/require.ts';
import { refusalFor } from '../../platform/errors/refusal.ts';
import { bodyOf, post } from '../../platform/http/post.ts';
import { mediaInText } from '../../publishing/takedown/media-of.ts';
import { picturesInTexts } from '../../publishing/takedown/uses.ts';
import { collectionsOf, USE_SOURCES, type Used, whereUsed } from './find-uses.ts';

/** An article's text with another picture in place of one, or without it. */
export function replaceInText(content: unknown, id: number, by: number | null): unknown {
  if (Array.isArray(content)) {
    return content.map((node) => replaceInText(node, id, by)).filter((node) => node !== null);
  }
  if (!isRecord(content)) return content;
  if (content.type === 'upload' && mediaInText(content).includes(id)) {
    return by === null ? null : { ...content, value: by };
  }
  const parts = Object.entries(content).map(([name, part]) => [name, replaceInText(part, id, by)]);
  return Object.fromEntries(parts);
}

/** Entries changed in one call, so that none takes long. */
const AT_ONCE = 50;

const body = z.object({ by: z.number().int().positive().nullable() });
const NOT_UNDERSTOOD = text('Diga por qual trocar.', 'Say what to replace it by.');
const NEEDS_ANOTHER = text(
  'Uma divisão sempre tem categoria: escolha por qual trocar.',
  'A division always has a category: choose what to replace it by.',
);
const NEEDS_PICTURE = text(
  'Um slide e o feed sempre têm foto: escolha por qual trocar.',
  'A slide and the feed always have a picture: choose what to replace it by.',
);
const IN_SITE_TEXT = text(
  'Está na agência (texto, equipe, lugar) ou na privacidade: troque lá primeiro.',
  'It is in the agency’s data (text, people, place) or in privacy: replace it there first.',
);

type Change = { used: Used; id: number; by: number | null };

/** An entry's fields without the term, or with the other in its place. */
function valuesAfter(entry: Record<string, unknown>, collection: CollectionSlug, { used, id, by }: Change) {
  const places = USE_SOURCES[used].filter((place) => place.collection === collection);
  return Object.fromEntries(
    places.flatMap(({ field, isList }): [string, unknown][] => {
      const stored = entry[field];
      if (!isList) return stored === id ? [[field, by]] : [];
      const list: unknown[] = Array.isArray(stored) ? stored : [];
      const after = list.flatMap((one) => (one === id ? (by ?? []) : [one]));
      return list.includes(id) ? [[field, [...new Set(after)]]] : [];
    }),
  );
}

/** Saves an entry as bulk changes do: its state before stays in the history. */
async function save(req: PayloadRequest, collection: CollectionSlug, id: number | string, data: object) {
  const own = isolateObjectProperty(req, ['context', 'transactionID']);
  own.context = { ...req.context, isBulk: true };
  const change = { collection, id, data, depth: 0, trash: true, overrideLock: false };
  await req.payload.update({ ...change, user: req.user, req: own });
}

async function replaceIn(req: PayloadRequest, collection: CollectionSlug, change: Change): Promise<number> {
  const where = whereUsed(change.used, collection, change.id);
  const asked = { collection, where, limit: AT_ONCE, depth: 0, trash: true } as const;
  const { docs, totalDocs } = await req.payload.find({ ...asked, req });
  for (const entry of docs)
    await save(req, collection, entry.id, valuesAfter({ ...entry }, collection, change));
  return totalDocs - docs.length;
}

/** The same in the texts of these posts. */
async function replaceInPosts(req: PayloadRequest, posts: number[], { id, by }: Change): Promise<number> {
  for (const post of posts.slice(0, AT_ONCE)) {
    const asked = { collection: 'posts', id: post, depth: 0, trash: true, req } as const;
    const { content } = await req.payload.findByID(asked);
    await save(req, 'posts', post, { content: replaceInText(content, id, by) });
  }
  return Math.max(0, posts.length - AT_ONCE);
}

/**
 * POST /cms-api/{slug}/{id}/replace-uses, administrators: takes a term or picture off every entry that has it, or puts
 * another in its place, some entries at a time; to be repeated while `left` is not 0. Each is saved with its history.
 */
export const replaceUses = (used: Used) =>
  post('/:id/replace-uses', async (req) => {
    requireAdmin(req);
    const id = idOf(req);
    const { by } = await bodyOf(req, body, NOT_UNDERSTOOD);
    if (by === id) throw refusalFor(req, NOT_UNDERSTOOD, 400);
    if (by !== null) await req.payload.findByID({ collection: used, id: by, depth: 0, req });
    const needed = USE_SOURCES[used].filter(({ isRequired }) => isRequired && by === null);
    for (const { collection } of needed) {
      const where = whereUsed(used, collection, id);
      const { totalDocs } = await req.payload.count({ collection, where, trash: true, req });
      if (totalDocs > 0) throw refusalFor(req, used === 'media' ? NEEDS_PICTURE : NEEDS_ANOTHER, 409);
    }
    const inTexts = used === 'media' ? await picturesInTexts(req) : [];
    const shown = inTexts.filter(({ medium }) => medium === id);
    if (shown.some(({ place }) => place !== 'posts')) throw refusalFor(req, IN_SITE_TEXT, 409);
    const change = { used, id, by };
    const posts = shown.map((use) => use.id);
    let left = await replaceInPosts(req, posts, change);
    for (const collection of collectionsOf(used)) left += await replaceIn(req, collection, change);
    return Response.json({ left });
  });
