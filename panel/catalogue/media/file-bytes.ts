import { isRecord } from '@passarela/contract/is-record';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../../platform/db/after-commit.ts';
import { findById } from '../../platform/db/find.ts';
import { namedAmong } from '../../platform/db/media-names.ts';
import type { Media } from '../../platform/db/payload-types.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { filesOfMedium } from '../../publishing/takedown/files-of-medium.ts';
import { isOff } from '../../publishing/takedown/is-off.ts';
import { planFor } from '../../publishing/takedown/plan.ts';
import { release, withheldAmong, withhold } from '../../publishing/takedown/withheld.ts';

/* Bytes come before their row and go after it, withheld in between: a kill exposes none (docs/decisions/storage.md). */

/** Before the row: stores the upload and the smaller sizes that Payload has made of it. */
export const storeBytes: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const found = uploaded(data, req);
  const names = found.map(([name]) => name);
  await withhold(files(), names);
  await Promise.all(found.map(([name, bytes]) => files().put(`${MEDIA}${name}`, bytes)));
  req.context.arrived = names;
};

function uploaded({ filename, sizes }: Partial<Media>, req: PayloadRequest): [string, Uint8Array][] {
  if (!req.file || !filename) return [];
  const made: Record<string, unknown> = { ...sizes };
  const smaller = Object.entries(req.payloadUploadSizes ?? {}).flatMap(
    ([size, bytes]): [string, Uint8Array][] => {
      const one = made[size];
      return isRecord(one) && typeof one.filename === 'string' ? [[one.filename, bytes]] : [];
    },
  );
  return [[filename, req.file.data], ...smaller];
}

const namesIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** After the row: shows its new files, unless the public must not have them, and deletes the old ones. */
export const showBytes: CollectionAfterChangeHook<Media> = async ({ doc, previousDoc, operation, req }) => {
  const arrived = namesIn(req.context.arrived);
  delete req.context.arrived;
  // a picture that is not for the public yet waits, withheld, for the place that shows it
  const isShown = req.context.stayHidden !== true;
  if (arrived.length > 0 && isShown) await afterCommit(req, () => show(req.payload, doc.id, arrived));
  if (operation !== 'update') return;
  const now = filesOfMedium(doc);
  const replaced = filesOfMedium(previousDoc).filter((name) => !now.includes(name));
  if (replaced.length > 0) await afterCommit(req, () => deleteUnnamed(req.payload, replaced));
};

async function show(payload: Payload, id: number, names: string[]): Promise<void> {
  const { hidden, orphans } = await planFor(payload, [id]);
  const medium = await findById(payload, 'media', id);
  const isHidden = hidden.length > 0 && (!medium || isOff(medium) || !orphans.includes(id));
  if (!isHidden) await release(files(), names);
}

async function deleteUnnamed(payload: Payload, names: readonly string[]): Promise<void> {
  const named = await namedAmong(payload, names);
  const unnamed = names.filter((name) => !named.has(name));
  await Promise.all(unnamed.map((name) => files().delete(`${MEDIA}${name}`)));
  await release(files(), unnamed);
}

/** Before the row goes its files are hidden; not while somebody else edits it, for then Payload keeps it. */
export const hideBytes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const medium = await findById(req, 'media', id);
  const locks = await req.payload.count({
    collection: 'payload-locked-documents',
    where: { 'document.relationTo': { equals: 'media' }, 'document.value': { equals: id } },
    req,
  });
  if (!medium || locks.totalDocs > 0) return;
  const names = filesOfMedium(medium);
  const hidden = await withheldAmong(files(), names);
  const leaving = names.filter((name) => !hidden.has(name));
  await withhold(files(), leaving);
  req.context.leaving = leaving;
};

export const deleteBytes: CollectionAfterDeleteHook<Media> = ({ doc, req }) => {
  delete req.context.leaving;
  return afterCommit(req, () => deleteUnnamed(req.payload, filesOfMedium(doc)));
};

/** The row stays after all: its files are shown as before. */
export const showAgain: CollectionAfterErrorHook = async ({ req }) => {
  await release(files(), namesIn(req.context.leaving));
};
