import {
  type CollectionConfig,
  type DataFromCollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import { isSilent } from '../../parts/request-context.ts';
import { isInTrash } from '../../parts/trash/in-trash.ts';
import { findById } from '../../platform/db/find.ts';
import { publishing } from '../queue/publishing-hooks.ts';
import { mediaIds } from './media-of.ts';
import { noteTakedown } from './note.ts';
import { PICTURE_USES, type Shows, type UseKind, visibilityOf } from './uses.ts';

/** `ownsPictures`: pictures used nowhere else are deleted with the document. */
type More = { ownsPictures?: boolean };

/** Pictures that a request deletes together with their documents. */
const deleting = new WeakMap<PayloadRequest, Set<number>>();

/** Hooks for a collection with pictures: receipts name the files that leave the site with an entry, or leave it. */
export function publicPictures<Slug extends UseKind>(place: Slug, { ownsPictures = false }: More = {}) {
  const { pictures, isPublic, tags }: Shows<DataFromCollectionSlug<Slug>> = PICTURE_USES[place];
  const toSite = publishing(place, tags);
  return {
    beforeChange: toSite.beforeChange,
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        if (operation !== 'update' || isSilent(req)) return;
        const now = Date.now();
        const isTrashed = isInTrash(doc) && !isInTrash(previousDoc);
        const isLeaving = !isPublic(doc, now);
        const before = isPublic(previousDoc, now) ? mediaIds(pictures(previousDoc)) : [];
        const left = isLeaving ? before : before.filter((id) => !mediaIds(pictures(doc)).includes(id));
        const { hidden, kept } = await visibilityOf(req, left);
        const wasSeen = isPublic(previousDoc, now) && (isLeaving || hidden.length > 0);
        if (!isTrashed && !wasSeen) return;
        await noteTakedown(req, {
          cause: isTrashed ? 'deleted' : 'unpublished',
          subject: place,
          subject_id: doc.id,
          tags: tags(doc),
          files: hidden,
          kept: isLeaving ? kept : [],
        });
      },
      ...toSite.afterChange,
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const doc = isSilent(req) ? null : await findById(req, place, id);
        if (!doc) return;
        const except = { place, id: Number(id) };
        const { hidden, kept } = await visibilityOf(req, mediaIds(pictures(doc)), { except });
        await noteTakedown(req, {
          cause: 'deleted',
          subject: place,
          subject_id: Number(id),
          tags: tags(doc),
          files: hidden,
          kept,
        });
      },
      ...toSite.beforeDelete,
    ],
    afterDelete: [
      ...toSite.afterDelete,
      async ({ doc, req }) => {
        if (!ownsPictures) return;
        const { orphans } = await visibilityOf(req, mediaIds(pictures(doc)));
        // in the same transaction; of two talents deleted at once the first takes a shared picture along
        const own = isolateObjectProperty(req, 'context');
        const begun = deleting.get(req) ?? new Set();
        deleting.set(req, begun);
        for (const id of orphans) {
          if (begun.has(id)) continue;
          begun.add(id);
          await req.payload.delete({
            collection: 'media',
            id,
            trash: true,
            context: { isSilent: true },
            req: own,
          });
        }
      },
    ],
  } satisfies CollectionConfig['hooks'];
}
