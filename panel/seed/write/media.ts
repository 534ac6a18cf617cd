import type { Text } from '@passarela/contract/text';
import type { StoredFile, StoredPicture } from '@passarela/painter';
import type { Payload } from 'payload';

/** Writes the media row of a picture that already lies in the media folder; gives its id. */
export async function addPicture(payload: Payload, picture: StoredPicture, alt: Text): Promise<number> {
  const { sizes, ...original } = picture;
  return addRow(payload, {
    ...original,
    focalX: 50,
    focalY: 50,
    alt,
    sizes: { thumb: sizes.thumb, ...(sizes.web && { web: sizes.web }) },
  });
}

export function addFilm(payload: Payload, film: StoredFile, alt: Text): Promise<number> {
  return addRow(payload, { ...film, alt });
}

/** A row whose file is gone, as real archives have them: the contract's null file. */
export function addLostPicture(payload: Payload): Promise<number> {
  return addRow(payload, { alt: { pt: 'Arquivo perdido', en: 'Lost file' } });
}

/** Past Payload's hooks and validation: the files are made here, in the sizes the collection wants. */
async function addRow(payload: Payload, data: Record<string, unknown>): Promise<number> {
  const row = await payload.db.create({ collection: 'media', data });
  return Number(row.id);
}
