import { extname } from 'node:path';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { files } from '../../platform/files/files.ts';
import { MEDIA } from '../../platform/files/keys.ts';
import { contentName, freshName } from '../../platform/reference/content-name.ts';
import { openStored } from './open-stored.ts';

/**
 * Media are served as immutable: every upload, and every cut of a stored picture, gets a name that no file had. So two
 * people may send one photo at the same moment. A roster's photo is looked for by its bytes (`import-photo.ts`).
 */
export const giveFreshName: CollectionBeforeOperationHook<'media'> = async ({ req, operation, args }) => {
  if (operation !== 'create' && operation !== 'update') return;
  if (!req.file && req.query.uploadEdits && 'id' in args) await loadStored(req, Number(args.id));
  if (!req.file) return;
  const { name, data } = req.file;
  req.file.name = req.context.namedByBytes ? await freeName(contentName(name, data)) : freshName(name);
};

/** That name, or a numbered one: an old file without a row, about to be deleted, keeps its own. */
async function freeName(name: string): Promise<string> {
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  let free = name;
  for (let number = 1; await files().stat(`${MEDIA}${free}`); number += 1)
    free = `${stem}-${number}${extension}`;
  return free;
}

/** Puts the stored picture in the place of an upload: Payload would cut it under its old name. */
async function loadStored(req: PayloadRequest, id: number): Promise<void> {
  const stored = await openStored(await req.payload.findByID({ collection: 'media', id, depth: 0, req }));
  if (!stored) return;
  req.file = stored;
  req.context.isSamePicture = true;
}
