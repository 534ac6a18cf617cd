import type { Payload } from 'payload';
import { orGiveBack } from '../../platform/jobs/claim.ts';
import type { Next } from '../../platform/jobs/rounds.ts';
import { deliverTakedowns, notifySite } from './deliver.ts';
import { repeat, startPublishing } from './job.ts';
import { claimTags, deleteSent, instancesOf, type Settings, tidyQueue } from './queue.ts';

const POLL_MS = 250;
const IDLE_CHECK_MS = 30_000;

/** Sends saved tags to each site until it answers; a dead one delays no other. Looks for takedowns twice a minute. */
export function runWorker(payload: Payload, settings: Settings): () => void {
  const notify = async (copy: string): Promise<Next> => {
    const { ids, tags } = await claimTags(payload, copy);
    if (tags.length === 0) return { waitMs: POLL_MS };
    await orGiveBack(payload, 'revalidations', ids, () =>
      notifySite({ tags }, copy, settings.REVALIDATE_SECRET),
    );
    await deleteSent(payload, ids);
    return { waitMs: 0 };
  };
  const lookAround = async (): Promise<Next> => {
    await tidyQueue(payload);
    await deliverTakedowns(payload, settings);
    return { waitMs: IDLE_CHECK_MS };
  };

  const stops = [
    repeat(payload, 'takedowns', lookAround),
    ...instancesOf(settings).map((copy) => repeat(payload, copy, () => notify(copy))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const startWorker = (payload: Payload, settings: Settings): void =>
  startPublishing(() => runWorker(payload, settings));
