import type { Tag } from '@passarela/contract';
import type {
  CollectionConfig,
  CollectionSlug,
  DataFromCollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
  Where,
} from 'payload';
import { isSilent } from '../../parts/request-context.ts';
import { afterCommit } from '../../platform/db/after-commit.ts';
import { findById } from '../../platform/db/find.ts';
import { forgetReads } from '../../platform/db/remember.ts';
import { TALENT_PICTURES } from '../../platform/reference/picture-fields.ts';
import { wakeWorker } from './job.ts';
import { release, store } from './queue.ts';

const talentTag = (id: number): Tag => `talent:${id}`;

async function talentsWhere(req: PayloadRequest, where: Where): Promise<Tag[]> {
  const { docs } = await req.payload.find({
    req,
    collection: 'talents',
    where,
    select: { name: true },
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return docs.map(({ id }) => talentTag(id));
}

export const tagsOfSkill = (req: PayloadRequest, skill: number): Promise<Tag[]> =>
  talentsWhere(req, { skills: { equals: skill } });

/** Everything that may show a picture or video. */
export async function tagsOfMedia(req: PayloadRequest, medium: number): Promise<Tag[]> {
  const profiles = await talentsWhere(req, {
    or: TALENT_PICTURES.map((field) => ({ [field]: { equals: medium } })),
  });
  return [...profiles, 'slides', 'entities', 'posts', 'social'];
}

type TagsOf<Doc> = (doc: Doc, req: PayloadRequest) => Tag[] | Promise<Tag[]>;

/** Longer than any write: rows are sent this late only if a write never ended. */
const HELD_MS = 30_000;

type Collected = { ids: number[]; tags: readonly Tag[] };

/** Hooks that publish the tags of the pages that a save makes old; old tags are stored first: no crash loses one. */
export function publishing<Slug extends CollectionSlug>(
  slug: Slug,
  tagsOf: TagsOf<DataFromCollectionSlug<Slug>>,
): Required<Pick<NonNullable<CollectionConfig['hooks']>, Moments>> {
  const held = new WeakMap<PayloadRequest, Map<unknown, Collected>>();

  const hold = async (doc: DataFromCollectionSlug<Slug>, req: PayloadRequest): Promise<void> => {
    if (isSilent(req)) return;
    const tags = await tagsOf(doc, req);
    const ids = await store(req, tags, Date.now() + HELD_MS);
    held.set(req, (held.get(req) ?? new Map()).set(doc.id, { ids, tags }));
  };
  const publish = async (doc: DataFromCollectionSlug<Slug>, req: PayloadRequest): Promise<void> => {
    await afterCommit(req, async () => forgetReads());
    if (isSilent(req)) return;
    const before = held.get(req)?.get(doc.id) ?? { ids: [], tags: [] };
    held.get(req)?.delete(doc.id);
    const tags = await tagsOf(doc, req);
    await store(
      req,
      tags.filter((tag) => !before.tags.includes(tag)),
    );
    if (before.ids.length > 0) await release(req, before.ids);
    await afterCommit(req, async () => wakeWorker());
  };
  return {
    beforeChange: [
      async ({ operation, originalDoc, req }) => {
        if (operation === 'update' && originalDoc) await hold(originalDoc, req);
      },
    ],
    afterChange: [({ doc, req }) => publish(doc, req)],
    beforeDelete: [
      async ({ id, req }) => {
        const doc = await findById(req, slug, id);
        if (doc) await hold(doc, req);
      },
    ],
    afterDelete: [({ doc, req }) => publish(doc, req)],
  };
}

type Moments = 'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete';

/** The hook of a global whose save makes these pages of the site old. */
export const publishTags =
  (...tags: Tag[]): GlobalAfterChangeHook =>
  async ({ req }) => {
    await afterCommit(req, async () => forgetReads());
    if (isSilent(req)) return;
    await store(req, tags);
    await afterCommit(req, async () => wakeWorker());
  };
