import {
  type CollectionConfig,
  type DataFromCollectionSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload';
import { isInTrash } from '../../parts/trash/in-trash.ts';
import { findById } from '../../platform/db/find.ts';
import { publishing } from '../queue/publishing-hooks.ts';
import { mediaIds } from './media-ids.ts';
import { noteTakedown } from './note.ts';
import { PICTURE_USES, type Shows } from './picture-uses.ts';
import { carryOut, planFor } from './plan.ts';
import type { UseKind } from './uses.ts';

/** `ownsPictures`: pictures used nowhere else are deleted with the document. */
type More = { ownsPictures?: boolean };

/** Pictures that a request deletes together with their documents. */
const deleting = new WeakMap<PayloadRequest, Set<number>>();

const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true;

/** Hooks for a collection with pictures: /media serves pictures of public entries. */
export function publicPictures<Slug extends UseKind>(place: Slug, { ownsPictures = false }: More = {}) {
  const { pictures, isPublic, tags }: Shows<DataFromCollectionSlug<Slug>> = PICTURE_USES[place];
  const toSite = publishing(place, tags);
  return {
    beforeChange: toSite.beforeChange,
    afterChange: [
      async ({ doc, previousDoc, operation, req }) => {
        const now = Date.now();
        const before = operation === 'update' ? pictures(previousDoc) : [];
        const plan = await planFor(req, mediaIds([...before, ...pictures(doc)]));
        const wasPublic = operation === 'update' && isPublic(previousDoc, now);
        const isTrashed = isInTrash(doc) && operation === 'update' && !isInTrash(previousDoc);
        const isLeaving = isTrashed || (wasPublic && (!isPublic(doc, now) || plan.newlyHidden.length > 0));
        if (!isQuiet(req) && isLeaving) {
          const { newlyHidden: files, kept } = plan;
          const subject = { subject: place, subject_id: doc.id, tags: tags(doc) };
          await noteTakedown(req, {
            cause: isTrashed ? 'deleted' : 'unpublished',
            ...subject,
            files,
            kept: isPublic(doc, now) ? [] : kept,
          });
        }
        await carryOut(plan);
      },
      ...toSite.afterChange,
    ],
    beforeDelete: [
      async ({ id, req }) => {
        const doc = await findById(req, place, id);
        if (!doc) return;
        const plan = await planFor(req, mediaIds(pictures(doc)), { except: { place, id: Number(id) } });
        if (!isQuiet(req)) {
          const subject = { subject: place, subject_id: Number(id), tags: tags(doc) };
          await noteTakedown(req, {
            cause: 'deleted',
            ...subject,
            files: plan.hidden,
            kept: plan.kept,
          });
        }
        await carryOut(plan);
      },
      ...toSite.beforeDelete,
    ],
    afterDelete: [
      ...toSite.afterDelete,
      async ({ doc, req }) => {
        if (!ownsPictures) return;
        const { orphans } = await planFor(req, mediaIds(pictures(doc)));
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
            context: { quiet: true },
            req: own,
          });
        }
      },
    ],
  } satisfies CollectionConfig['hooks'];
}
