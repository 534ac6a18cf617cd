import { language } from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { offersDownloads } from '../../content/offered-downloads.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { remember } from '../../platform/db/remember.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { missingOf } from '../../platform/reference/minors.ts';
import { signedUntil } from '../../publishing/draft/signed.ts';
import { PICTURE_USES } from '../../publishing/takedown/uses.ts';
import { json } from '../http/answer.ts';
import { accept, openedDraft } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { sendable, toContract } from './talent-shape.ts';

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

const draftQuery = z.object({ language: language.default('pt') });

/**
 * GET {INTEGRATION}/api/talent/draft: a talent as saved, public or not, by `X-Draft-Token`; 403 for an invalid or
 * expired one, and for a minor who lacks what the rule asks for. `preview` says until when (ms), signs each withheld
 * file, and names what somebody without a birthdate lacks.
 */
export const draft: Handler = async ({ query, payload, env, ...call }) => {
  const { language } = accept(draftQuery, Object.fromEntries(query));
  const { id, until } = openedDraft({ env, ...call }, 'talent');
  const talent = await payload.findByID({ collection: 'talents', id, depth: 1, disableErrors: true });
  if (!talent) throw new ContractError(404, `There is no talent ${id}`);
  const today = localDay(call.now());
  if (missingOf(talent, 'site', today).length > 0) throw new ContractError(403, 'A minor without a guardian');
  const data = sendable(toContract(talent, language), today);
  const missing = [...(talent.birthdate ? [] : ['birthdate']), ...missingOf(talent, 'client', today)];
  const files = [
    data.cover,
    data.cover_web,
    ...[...data.book, ...data.snap, ...data.compo].map(({ file }) => file),
  ];
  const signed = files.flatMap((file) =>
    file ? [[file, signedUntil({ file: nameOf(file) }, until, env)] as const] : [],
  );
  const preview = { until, files: Object.fromEntries(signed), missing };
  return json({ data: { ...data, downloads: false }, preview });
};

const nameOf = (file: string): string => file.replace(/^.*\//, '');
