/** Signed by the panel; nobody else can say more of it than its form. */
const LINK = /^[\w.-]{20,120}$/;
const PERSON = /^[\w-]{22}$/;

/** The query with the person's key, in the address of a browser without script. */
export const PERSON_KEY = 'p';
/** The query of the page that says so after too many guesses (as it always was: `1`), or answers. */
const LIMITED_KEY = 'wait';
const LIMITED = { guesses: '1', answers: 'answers' } as const;
export type Limited = keyof typeof LIMITED;

export const writeLimited = (limited: Limited): string => `${LIMITED_KEY}=${LIMITED[limited]}`;

/** Too many of what an address says; null for none. */
export function readLimited(search: Pick<URLSearchParams, 'get'>): Limited | null {
  const said = search.get(LIMITED_KEY);
  return said === null ? null : said === LIMITED.answers ? 'answers' : 'guesses';
}
/** The places of the page that say so after a wrong passcode, and a wrong code of another device. */
export const WRONG_PASSCODE = 'wrong';
export const WRONG_CODE = 'wrong-code';

export const isPackageLink = (text: string): boolean => LINK.test(text);

/** The person's key; empty without one. */
export function readPerson(search: Pick<URLSearchParams, 'get'>): string {
  const person = search.get(PERSON_KEY) ?? '';
  return PERSON.test(person) ? person : '';
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
