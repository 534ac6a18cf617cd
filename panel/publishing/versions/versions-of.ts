import { isRecord } from '@passarela/contract/is-record';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';

type Version = { id: string; at: string; by: string; state: Record<string, unknown> };
type Subject = {
  collection: string | undefined;
  global: string | undefined;
  id: number | string | undefined;
};

const SHOWN = 200;

/** The stored states of a row or global that this person may see, newest first, 200 at most; links are ids. */
export async function versionsOf(
  req: PayloadRequest,
  { collection, global, id }: Subject,
): Promise<Version[]> {
  const asked = { limit: SHOWN, sort: '-updatedAt', depth: 0, overrideAccess: false, user: req.user, req };
  const { docs } = collection
    ? await req.payload.findVersions({
        ...asked,
        collection: collection as CollectionSlug,
        where: { parent: { equals: id } },
      })
    : await req.payload.findGlobalVersions({ ...asked, slug: global as GlobalSlug });
  return docs.map(({ id, updatedAt, version }) => {
    const state: unknown = version;
    const known = isRecord(state) ? state : {};
    return { id: String(id), at: updatedAt, by: String(known.saved_by ?? ''), state: known };
  });
}
