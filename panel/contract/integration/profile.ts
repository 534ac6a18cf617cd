import { language } from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { offersDownloads } from '../../content/offered-downloads.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { remember } from '../../platform/db/remember.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { PICTURE_USES } from '../../publishing/takedown/uses.ts';
import { json } from '../http/answer.ts';
import { accept } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { sendable } from './body-measures.ts';
import { toContract } from './talent-shape.ts';

const profileQuery = z.object({ id: z.coerce.number().int().positive(), language: language.default('pt') });

const profiles = remember('profiles', async () => new Map<number, Promise<Talent | null>>());

/** GET {INTEGRATION}/api/talent/profile: unknown id 404, once public and no longer 410. */
export const profile: Handler = async ({ query, payload, now }) => {
  const { id, language } = accept(profileQuery, Object.fromEntries(query));
  const known = await profiles(payload);
  const talent = await readOnce(known, id, () => find(payload, id));
  if (!talent || !PICTURE_USES.talents.isPublic(talent, now())) {
    known.delete(id);
    throw await absence(payload, id, talent);
  }
  const day = localDay(now());
  const downloads = await offersDownloads(payload, talent, day);
  return json({ data: { ...sendable(toContract(talent, language), day), downloads } });
};

/** First readers of one talent at once wait for the same reading; a failed one is forgotten. */
function readOnce<T>(known: Map<number, Promise<T>>, id: number, read: () => Promise<T>): Promise<T> {
  const reading = known.get(id) ?? read();
  known.set(id, reading);
  reading.catch(() => known.delete(id));
  return reading;
}

async function find(payload: Payload, id: number): Promise<Talent | null> {
  return await payload.findByID({ collection: 'talents', id, depth: 1, trash: true, disableErrors: true });
}

async function absence(payload: Payload, id: number, talent: Talent | null): Promise<ContractError> {
  const { totalDocs } = await payload.count({
    collection: 'gone-talents',
    where: { talent: { equals: id } },
  });
  return talent?.was_public || totalDocs > 0
    ? new ContractError(410, `Talent ${id} is no longer public`)
    : new ContractError(404, `There is no talent ${id}`);
}
