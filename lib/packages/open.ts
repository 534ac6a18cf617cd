import 'server-only';
import { cache } from 'react';
import { openPackage } from '../backend/package.ts';
import { readOrNull } from '../backend/read-or-null.ts';
import { waitFor } from '../limits/pages.ts';
import { readPersonKey, readRefusal } from '../routes/package-link.ts';
import { firstQueryValues, type PageQuery } from '../routes/page-params.ts';

const read = cache((link: string, person: string) => readOrNull(openPackage(link, person || null)));

const REFUSALS = {
  guesses: 'tooManyGuesses',
  answers: 'tooManyAnswers',
  failed: 'notSaved',
  closed: 'notSavedClosed',
  ended: 'notSavedEnded',
  locked: 'notSavedLocked',
  gone: 'notSavedGone',
} as const;

export async function readAddress(searchParams: Promise<PageQuery>) {
  const query = firstQueryValues(await searchParams);
  return { link: query.get('link') ?? '', person: readPersonKey(query), refusal: readRefusal(query) };
}

/** The package of an address, with the answers of the person in it; or why there is none. Read once a request. */
export async function openLink(searchParams: Promise<PageQuery>) {
  const { link, person, refusal } = await readAddress(searchParams);
  if (refusal) return REFUSALS[refusal];
  if ((await waitFor('package')) !== null) return 'limited';
  const found = await read(link, person);
  if (!found) return 'unavailable';
  const { value } = found;
  if (value === 'locked') return { isLocked: true as const, link };
  if (value === 'revoked') return 'packageRevoked';
  if (value === 'expired') return 'packageExpired';
  return typeof value === 'string' ? 'notFound' : { ...value, isLocked: false as const, link, key: person };
}

export type OpenLink = Extract<Awaited<ReturnType<typeof openLink>>, { isLocked: false }>;
