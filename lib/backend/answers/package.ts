import type { Gender } from '@passarela/contract';
import {
  continueAnswer,
  handoverAnswer,
  type PACKAGE_DOWNLOADS,
  PICKS,
  type Pick,
  packageAnswer,
  type UNIT_SYSTEMS,
  unlockAnswer,
} from '@passarela/contract/packages';
import { unwrapData } from './envelope.ts';

type Answer = { pick: Pick | null; comment: string };
/** A face of a package. */
type Face = {
  id: number;
  name: string;
  isGone: boolean;
  note: string;
  /** `reserved`: on hold for this very client. */
  availability: 'available' | 'partly' | 'on_hold' | 'reserved' | null;
  age: number | null;
  gender: Gender | null;
  measures: Record<string, string>;
  /** Whether the pictures may be in a ZIP. */
  offersPhotos: boolean;
  others: { name: string; pick: Pick | null; comment: string }[];
  pictures: {
    id: number;
    width: number | null;
    height: number | null;
    alt: Record<'pt' | 'en', string | null>;
  }[];
};
export type ClientPackage = {
  title: string;
  message: string;
  dates: string;
  recipient: string;
  maxPicks: number | null;
  isClosed: boolean;
  /** Whether this person has to accept the terms of a transfer abroad before the first face. */
  needsTerms: boolean;
  /** Whether the service gives codes by which a person goes on on another device. */
  hasHandover: boolean;
  expiresAt: string;
  downloads: (typeof PACKAGE_DOWNLOADS)[number];
  /** Those of the client's country. */
  units: (typeof UNIT_SYSTEMS)[number] | null;
  talents: Face[];
  person: {
    name: string;
    sentAt: string | null;
    unsent: number[] | null;
    reference: string | null;
    answers: Record<number, Answer>;
  } | null;
};

export const isPick = (text: unknown): text is Pick => PICKS.some((pick) => pick === text);

/** A service's answer about an open package; null if it cannot be read. */
export function readPackage(body: unknown): ClientPackage | null {
  const { data } = packageAnswer.safeParse({ data: unwrapData(body) });
  if (!data) return null;
  const { downloads, recipient, max_picks, is_closed, needs_terms, has_handover, expires_at, ...shown } =
    data.data;
  const { talents, person, title, message, dates, units } = shown;
  return {
    title,
    message,
    dates,
    recipient,
    maxPicks: max_picks,
    isClosed: is_closed,
    needsTerms: needs_terms,
    hasHandover: has_handover,
    expiresAt: expires_at,
    downloads,
    units,
    talents: talents.map(({ is_gone, is_reserved, offers_photos, pictures, availability, ...talent }) => ({
      ...talent,
      availability: availability === 'on_hold' && is_reserved ? 'reserved' : availability,
      isGone: is_gone,
      offersPhotos: offers_photos,
      pictures: pictures.map(({ id, width, height, alt }) => ({
        ...{ id, width, height },
        alt: { pt: alt?.pt ?? null, en: alt?.en ?? null },
      })),
    })),
    person: person && {
      name: person.name,
      sentAt: person.sent_at,
      unsent: person.unsent,
      reference: person.reference,
      answers: Object.fromEntries(
        person.answers.map(({ talent, pick, comment }) => [talent, { pick, comment }]),
      ),
    },
  };
}

/** A service's answer to a passcode; null if it cannot be read. */
export const readUnlocked = (body: unknown): { link: string } | null =>
  unlockAnswer.safeParse({ data: unwrapData(body) }).data?.data ?? null;

/** A service's answer to somebody who asks for a code; null if it cannot be read. */
export const readHandover = (body: unknown): { code: string; until: string } | null =>
  handoverAnswer.safeParse({ data: unwrapData(body) }).data?.data ?? null;

/** A service's answer to a code; null if it cannot be read. */
export const readContinued = (body: unknown): { person: string } | null =>
  continueAnswer.safeParse({ data: unwrapData(body) }).data?.data ?? null;
