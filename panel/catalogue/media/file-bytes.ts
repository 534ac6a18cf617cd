import { isRecord } from '@passarela/contract/is-record';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { afterCommit } from '../../platform/db/after-commit.ts';
import { namedAmong } from '../../platform/db/media-names.ts';
import type { Media } from '../../platform/db/payload-types.ts';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { filesOfMedium } from '../../publishing/takedown/media-of.ts';

/* Bytes come before their row and go after it; without a row none is public (docs/decisions/storage.md). */

/** Before the row: stores the upload and the smaller sizes that Payload has made of it. */
export const storeBytes: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const found = uploaded(data, req);
  await Promise.all(found.map(([name, bytes]) => files().put(`${MEDIA}${name}`, bytes)));
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

/** After the row: deletes the files that it named before. */
export const deleteReplaced: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const now = filesOfMedium(doc);
  const replaced = filesOfMedium(previousDoc).filter((name) => !now.includes(name));
  if (replaced.length > 0) await afterCommit(req, () => deleteUnnamed(req.payload, replaced));
};

async function deleteUnnamed(payload: Payload, names: readonly string[]): Promise<void> {
  const named = await namedAmong(payload, names);
  const unnamed = names.filter((name) => !named.has(name));
  await Promise.all(unnamed.map((name) => files().delete(`${MEDIA}${name}`)));
}

export const deleteBytes: CollectionAfterDeleteHook<Media> = ({ doc, req }) =>
  afterCommit(req, () => deleteUnnamed(req.payload, filesOfMedium(doc)));
