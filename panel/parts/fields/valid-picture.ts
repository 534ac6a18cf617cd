import type { PayloadRequest, UploadFieldValidation } from 'payload';
import { upload } from 'payload/shared';

async function inTrash(req: PayloadRequest, ids: unknown[]): Promise<Set<unknown>> {
  const where = { id: { in: ids }, deletedAt: { exists: true } };
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    trash: true,
    pagination: false,
    req,
  });
  return new Set(docs.map(({ id }) => id));
}

/** Payload's check refuses trashed pictures: a gallery keeps the place of one that may come back. */
export const validPicture: UploadFieldValidation = async (value, given) => {
  // a global's own check of what it may read is lost on the way (Payload 3.90), so that the seed could link none
  const options = { ...given, overrideAccess: true };
  // a picture that was stored before stops no save of something else, such as a height in an import
  const isStored = JSON.stringify(value) === JSON.stringify(options.previousValue);
  if (value && isStored) return true;
  if (!value || options.event === 'onChange') return await upload(value, options);
  const trashed = await inTrash(options.req, [value].flat());
  if (Array.isArray(value)) {
    return await upload(
      value.filter((id) => !trashed.has(id)),
      options,
    );
  }
  return trashed.has(value) || (await upload(value, options));
};
