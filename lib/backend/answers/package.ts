import type { Pick } from '@passarela/contract/package-limits';
import { continueAnswer, handoverAnswer, packageAnswer, unlockAnswer } from '@passarela/contract/packages';
import type { z } from 'zod';
import { unwrapData } from './envelope.ts';

type AnswerOf = z.infer<typeof packageAnswer>['data'];

/** A face of a package; `reserved`: on hold for this very client, `offersPhotos`: pictures may be in a ZIP. */
function readFace({
  is_gone,
  is_reserved,
  offers_photos,
  pictures,
  availability,
  ...talent
}: AnswerOf['talents'][number]) {
  const isReserved = availability === 'on_hold' && is_reserved;
  return {
    ...talent,
    availability: isReserved ? ('reserved' as const) : availability,
    isGone: is_gone,
    offersPhotos: offers_photos,
    pictures: pictures.map(({ id, width, height, alt }) => ({
      ...{ id, width, height },
      alt: { pt: alt?.pt ?? null, en: alt?.en ?? null },
    })),
  };
}

function readPerson({ name, sent_at, unsent, reference, answers }: NonNullable<AnswerOf['person']>) {
  const byTalent = answers.map(({ talent, pick, comment }) => [talent, { pick, comment }] as const);
  const own: Record<number, { pick: Pick | null; comment: string }> = Object.fromEntries(byTalent);
  return { name, sentAt: sent_at, unsent, reference, answers: own };
}

/** A service's answer about an open package; null if it cannot be read. */
export function readPackage(body: unknown) {
  const { data } = packageAnswer.safeParse({ data: unwrapData(body) });
  if (!data) return null;
  const { title, message, dates, recipient, downloads, units, talents, person, ...rest } = data.data;
  return {
    ...{ title, message, dates, recipient, downloads, units },
    maxPicks: rest.max_picks,
    isClosed: rest.is_closed,
    /** Whether this person has to accept the terms of a transfer abroad before the first face. */
    needsTerms: rest.needs_terms,
    /** Whether the service gives codes by which a person goes on on another device. */
    hasHandover: rest.has_handover,
    expiresAt: rest.expires_at,
    talents: talents.map(readFace),
    person: person && readPerson(person),
  };
}
export type ClientPackage = NonNullable<ReturnType<typeof readPackage>>;

const dataOf =
  <T>(answer: z.ZodType<{ data: T }>) =>
  (body: unknown): T | null =>
    answer.safeParse({ data: unwrapData(body) }).data?.data ?? null;

/** A service's answers to a passcode, to somebody who asks for a code, and to a code; null if they cannot be read. */
export const readUnlocked = dataOf(unlockAnswer);
export const readHandover = dataOf(handoverAnswer);
export const readContinued = dataOf(continueAnswer);
