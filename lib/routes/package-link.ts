import { PERSON_PATTERN } from '@passarela/contract/package-limits';

/** Signed by the panel; nobody else can say more of it than its form. Its end is no punctuation. */
const LINK = /^[\w.-]{19,119}[\w-]$/;
/** Our panel's: the secret at its end has 22 characters, so that `_` after it is no part of it. */
const OWN_LINK = /^[\w-]+(?:\.\d{1,6}-[\w-]{22})+(?![\p{L}\p{N}])/u;

/** The query with the person's key, in the address of a browser without script. */
const PERSON_KEY = 'p';
/** The query of the page that says why a form was not taken: too many guesses (once `1`), or one of these. */
const REFUSAL_KEY = 'wait';
const REFUSALS = ['guesses', 'answers', 'failed', 'closed', 'ended', 'locked', 'gone'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The query of an address of a package: who answers without script, and why the last form was not taken. */
export function packageQuery(person: string, refusal?: Refusal | null): string {
  const query = new URLSearchParams({
    ...(person && { [PERSON_KEY]: person }),
    ...(refusal && { [REFUSAL_KEY]: refusal }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Why an address says that a form was not taken; null if it was. */
export function readRefusal(search: Pick<URLSearchParams, 'get'>): Refusal | null {
  const said = search.get(REFUSAL_KEY);
  if (said === null) return null;
  return REFUSALS.find((refusal) => refusal === said) ?? 'guesses';
}

/** The places of the page that say so after a wrong passcode, and a wrong code of another device. */
export const WRONG_PASSCODE = 'wrong';
export const WRONG_CODE = 'wrong-code';

export const isPackageLink = (text: string): boolean => LINK.test(text);

/** The link in the last part of an address, without what a chat wrote behind it; null without one. */
export function readPackageLink(text: string): string | null {
  const [link = text] = OWN_LINK.exec(text) ?? [];
  return isPackageLink(link) ? link : null;
}

/** A link without the passes of a passcode: the package and the recipient to whom it was sent. */
export const holderOf = (link: string): string => link.split('.', 2).join('.');

/** The person's key; empty without one. */
export function readPersonKey(search: Pick<URLSearchParams, 'get'>): string {
  const person = search.get(PERSON_KEY) ?? '';
  return PERSON_PATTERN.test(person) ? person : '';
}

/** The address of a package's PDF or ZIP, for the person who has accepted its terms. */
export function packageFile(
  file: 'pdf' | 'zip',
  { lang, link, key }: { lang: string; link: string; key: string },
) {
  const query = new URLSearchParams({ lang, ...(key && { [PERSON_KEY]: key }) });
  return `/api/packages/${link}/${file}?${query}`;
}

/** The address of a package's forms; with a picture's id and size, that of the picture. */
export const packageApi = (link: string, picture?: { id: number; size: string }): string =>
  `/api/packages/${link}${picture ? `/${picture.id}/${picture.size}` : ''}`;
