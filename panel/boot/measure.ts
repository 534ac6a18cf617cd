import { measureDisks } from '@passarela/gate/metrics/measure';
import { gauge } from '@passarela/gate/metrics/meter';
import type { CollectionSlug, Payload, Where } from 'payload';
import { decoder } from '../platform/photos/decode.ts';
import { instancesOf, type Settings } from '../publishing/queue/queue.ts';

/** Seconds since the oldest matching row was made; 0 without one. */
async function oldestS(payload: Payload, collection: CollectionSlug, where: Where): Promise<number> {
  const { docs } = await payload.find({
    collection,
    where,
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
  });
  const made = docs[0] && 'createdAt' in docs[0] ? docs[0].createdAt : undefined;
  return made ? Math.max(0, Date.now() - Date.parse(made)) / 1000 : 0;
}

/** Lets metrics read the waiting work of this panel: mails, tags for each site, photos. */
export function measureWork(payload: Payload, settings: Settings & { PASSARELA_DATA: string }): void {
  measureDisks({ data: settings.PASSARELA_DATA });
  gauge('passarela_mail_oldest_waiting_seconds', async () => [
    { value: await oldestS(payload, 'mails', { state: { equals: 'waiting' } }) },
  ]);
  gauge('passarela_tag_oldest_waiting_seconds', () =>
    Promise.all(
      instancesOf(settings).map(async (copy) => ({
        labels: { copy },
        value: await oldestS(payload, 'revalidations', { copy: { equals: copy } }),
      })),
    ),
  );
  gauge('passarela_photos_waiting', () => [{ value: decoder().waiting }]);
}
