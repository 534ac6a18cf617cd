import type { Text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import type { StoredFile, StoredPicture } from './store-picture.ts';

/** Writes the media row of a picture or film that already lies in the media folder; gives its id. */
export const addMedium = (payload: Payload, file: StoredPicture | StoredFile, alt: Text): Promise<number> =>
  addRow(payload, { ...file, alt });

/** A row whose file is gone, as real archives have them: the contract's null file. */
export const addLostPicture = (payload: Payload): Promise<number> =>
  addRow(payload, { alt: { pt: 'Arquivo perdido', en: 'Lost file' } });

/** Past Payload's hooks and validation: the files are made here, in the sizes the collection wants. */
async function addRow(payload: Payload, data: Record<string, unknown>): Promise<number> {
  const row = await payload.db.create({ collection: 'media', data });
  return Number(row.id);
}
