import 'server-only';
import { talent } from '@passarela/contract';
import { z } from 'zod';
import type { Lang } from '../domain/languages.ts';
import type { TalentProfile } from '../domain/types.ts';
import { cached } from './cache.ts';
import { callService } from './client.ts';
import { parseAnswer } from './rows.ts';
import { tags } from './tags.ts';
import { type DatedProfile, keptFields, profileAt, trimProfile } from './trim.ts';

const path = '/api/talent/profile';
const source = { service: 'integration', path } as const;

/** The answer of the service, or the last good one, which keeps the year of birth only. */
const answer = z.object({
  data: talent.extend(keptFields),
});

/** The status is part of the answer: 404 for an unknown id, 410 for one that is public no longer (CONTRACT). */
const statusAndBody = z.object({ status: z.number(), body: z.unknown() });

function parse(raw: unknown): DatedProfile | 'gone' | null {
  const { status, body } = parseAnswer(statusAndBody, raw, source);
  if (status === 404) return null;
  return status === 410 ? 'gone' : trimProfile(parseAnswer(answer, body, source).data);
}

/** A profile in `lang`; null for an unknown id, `gone` once it is hidden. BackendError without data. */
export async function getTalent(id: number, lang: Lang): Promise<TalentProfile | 'gone' | null> {
  const load = async () => {
    const query = { language: lang, id, cover_web: 1, cover2: 1, skills: 1 };
    const { status, body } = await callService({
      service: 'integration',
      method: 'GET',
      path,
      query,
      expected: [404, 410],
    });
    return { status, body };
  };
  const reading = { key: `talent-${lang}-${id}`, load, parse, isAbsent: (value: unknown) => value === null };
  const profile = await cached(reading, [tags.talent(id), tags.options]);
  if (profile === null || profile === 'gone') return profile;
  return profileAt(profile, new Date());
}
