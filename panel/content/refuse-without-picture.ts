import { text } from '@passarela/contract/text';
import type { CollectionBeforeChangeHook } from 'payload';
import { isInTrash } from '../parts/trash/in-trash.ts';
import { findAll } from '../platform/db/find.ts';
import type { Slide } from '../platform/db/payload-types.ts';
import { refusalFor } from '../platform/errors/refusal.ts';
import { mediaIds } from '../publishing/takedown/media-ids.ts';

const IN_TRASH = text(
  'A imagem deste slide está na lixeira. Restaure primeiro o arquivo, em Arquivos.',
  'The picture of this slide is in the trash. Restore the file first, under Files.',
);

/** A slide comes back from the trash with its pictures, or not at all: without them the site would not show it. */
export const refuseWithoutPicture: CollectionBeforeChangeHook<Slide> = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return;
  const ids = mediaIds([data.slide_mobile, data.slide_desktop]);
  const pictures = await findAll(req, 'media', { id: { in: ids } });
  if (pictures.some(isInTrash)) throw refusalFor(req, IN_TRASH, 409);
};
