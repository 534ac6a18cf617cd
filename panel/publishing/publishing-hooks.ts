import type { Tag } from '@passarela/contract';
import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';
import { forgetReads } from '../db/remember.ts';
import { store } from './queue.ts';
import { wakeWorker } from './wake.ts';

type TagsOf<Doc> = (doc: Doc, req: PayloadRequest) => Tag[] | Promise<Tag[]>;

/** Bulk writes (demo content, imports) set `context.quiet` and the site hears nothing of them. */
const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true;

/**
 * Hooks that tell the site which of its pages a save or a deletion makes old (CONTRACT, Publishing).
 * The tags of the old state are stored before the write, those of the new state after it: a crash in
 * between, a picture whose links vanish with it, a post that changes its batch, none goes unnoticed.
 */
export function publishing<Slug extends CollectionSlug>(
  slug: Slug,
  tagsOf: TagsOf<DataFromCollectionSlug<Slug>>,
): Required<Pick<NonNullable<CollectionConfig['hooks']>, Moments>> {
  const note = async (doc: DataFromCollectionSlug<Slug>, req: PayloadRequest): Promise<void> => {
    if (!isQuiet(req)) await store(req.payload, await tagsOf(doc, req));
  };
  const tell = async (doc: DataFromCollectionSlug<Slug>, req: PayloadRequest): Promise<void> => {
    forgetReads();
    await note(doc, req);
    wakeWorker();
  };
  return {
    beforeChange: [
      async ({ operation, originalDoc, req }) => {
        if (operation === 'update' && originalDoc) await note(originalDoc, req);
      },
    ],
    afterChange: [({ doc, req }) => tell(doc, req)],
    beforeDelete: [
      async ({ id, req }) => {
        const doc = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true });
        if (doc) await note(doc, req);
      },
    ],
    afterDelete: [({ doc, req }) => tell(doc, req)],
  };
}

type Moments = 'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete';
