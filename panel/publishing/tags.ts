import type { Tag } from '@passarela/contract';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { forgetReads } from '../contract/memo.ts';
import { enqueue } from './queue.ts';

/** Sets `context.quiet` to keep a bulk write (demo content, imports) from calling the site. */
export type QuietContext = { quiet?: boolean };

type TagsOf<T> = (doc: T, previous: T | undefined, req: PayloadRequest) => Tag[] | Promise<Tag[]>;

async function publish(tags: Tag[] | Promise<Tag[]>, req: PayloadRequest): Promise<void> {
  forgetReads();
  if (req.context.quiet !== true) await enqueue(req.payload, await tags);
}

/** Hooks that tell the site which of its pages a save or a deletion makes old (CONTRACT, Publishing). */
export const publishing = <T extends { id: number | string }>(
  tagsOf: TagsOf<T>,
): { afterChange: CollectionAfterChangeHook<T>[]; afterDelete: CollectionAfterDeleteHook<T>[] } => ({
  afterChange: [({ doc, previousDoc, req }) => publish(tagsOf(doc, previousDoc, req), req)],
  afterDelete: [({ doc, req }) => publish(tagsOf(doc, undefined, req), req)],
});
