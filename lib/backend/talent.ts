import 'server-only';
import { z } from 'zod';
import type { Lang } from '../domain/languages.ts';
import type { TalentProfile } from '../domain/types.ts';
import { absenceIn } from './answers/envelope.ts';
import { readProfile } from './answers/talent.ts';
import { CALLS } from './calls.ts';
import { callService } from './client.ts';
import { badAnswer, isBackendError } from './errors.ts';
import { cached, type Reading } from './read.ts';
import { readOrNull } from './read-or-null.ts';
import { parseAnswer } from './rows.ts';
import { tags } from './tags.ts';
import { profileKey, readTalentIndex } from './talents.ts';
import { publishableProfile, trimProfile } from './trim.ts';

const path = '/api/talent/profile';
const source = { service: 'integration', path } as const;

/** The status is part of the answer: 404 for an unknown id, 410 for one that is public no longer. */
const statusAndBody = z.object({ status: z.number(), body: z.unknown() });

type Read = ReturnType<typeof trimProfile> | 'gone' | null;

function parse(raw: unknown, id: number): Read {
  const answer = parseAnswer(statusAndBody, raw, source);
  const absence = absenceIn(answer);
  if (absence !== null) return absence === 'gone' ? absence : null;
  const profile = readProfile(answer.body, id);
  if (profile === null) throw badAnswer(source);
  return trimProfile(profile);
}

type ProfileStatus = { status: number; body: unknown };

async function ask(id: number, language: Lang): Promise<ProfileStatus> {
  const { status, body } = await callService(CALLS.profile(id, language));
  return { status, body };
}

const isBusy = (status: number | null) => status === 429 || status === 503;

const isRefusal = (error: unknown) =>
  isBackendError(error) && (error.kind === 'status' || error.kind === 'invalid') && !isBusy(error.status);

/** The profile in `lang`; a service that refuses English is retried in Portuguese [S141.1]. */
async function load(id: number, lang: Lang): Promise<ProfileStatus> {
  if (lang === 'pt') return ask(id, lang);
  try {
    const answer = await ask(id, lang);
    if (answer.status === 410 || (answer.status !== 404 && readProfile(answer.body, id))) return answer;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return ask(id, 'pt');
}

type ProfilePictures = Pick<TalentProfile, 'cover' | 'book' | 'snap' | 'compo'>;

export const profilePictures = ({ cover, book, snap, compo }: ProfilePictures) => [
  cover,
  ...[book, snap, compo].flat().map(({ file }) => file),
];

/** A profile in `lang`; null for an unknown id, `gone` once it is hidden. BackendError without data. */
export async function getTalent(id: number, lang: Lang): Promise<TalentProfile | 'gone' | null> {
  const row = (await readOrNull(readTalentIndex()))?.value.value.byId.get(id);
  const reading: Reading<Read> = {
    key: profileKey(id, lang),
    load: () => load(id, lang),
    parse: (raw) => parse(raw, id),
    isAbsent: (value) => value === null,
    pictures: (value) => (value === null || value === 'gone' ? [] : profilePictures(value)),
    // A profile that the list still has is not missing because a service says 404 to everything.
    list: {
      service: 'integration',
      tags: [tags.talent(id), tags.talents],
      count: (value) => (value !== null ? 1 : row ? 0 : null),
    },
  };
  const profile = await cached(reading, [tags.talent(id), tags.options]);
  return profile === null || profile === 'gone' ? profile : publishableProfile(profile, new Date(), row);
}
