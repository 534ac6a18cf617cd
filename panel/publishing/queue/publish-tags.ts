import type { Tag } from '@passarela/contract';
import type { GlobalAfterChangeHook } from 'payload';
import { afterCommit } from '../../platform/db/after-commit.ts';
import { forgetReads } from '../../platform/db/remember.ts';
import { wakeWorker } from './job.ts';
import { store } from './queue.ts';

/** The hook of a global whose save makes these pages of the site old. */
export const publishTags =
  (...tags: Tag[]): GlobalAfterChangeHook =>
  async ({ req }) => {
    await afterCommit(req, async () => forgetReads());
    if (req.context.quiet === true) return;
    await store(req, tags);
    await afterCommit(req, async () => wakeWorker());
  };
