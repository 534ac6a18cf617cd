import type { Language } from '@passarela/contract';
import { href } from '../../lib/routes/href.ts';
import { applicationForm, contactForm, type Filled, type Person, quoteForm } from './visitors/forms.ts';
import { type Attempt, byAction, byPage, byUpload } from './visitors/modes.ts';
import { type Photo, photo } from './visitors/pictures.ts';

type Kind = 'messages' | 'quotes' | 'applications';
/** One visitor's send: the same content however often it is tried. */
export type Send = Filled & { number: number; kind: Kind; address: string; attempt: Attempt };

type Way = {
  kind: Kind;
  fill: (person: Person) => Filled | Promise<Filled>;
  attempt: (lang: Language) => Attempt;
};

const application = async (person: Person) =>
  applicationForm(person, await Promise.all([1, 2, 3, 4].map((slot) => photo(person.number, slot))));

const WAYS: readonly [Way, ...Way[]] = [
  { kind: 'applications', fill: application, attempt: () => byUpload },
  { kind: 'messages', fill: contactForm, attempt: (lang) => byPage(href('contact', {}, lang)) },
  {
    kind: 'quotes',
    fill: quoteForm,
    attempt: (lang) => byAction('sendQuote', href('favorites', {}, lang)),
  },
  { kind: 'applications', fill: application, attempt: (lang) => byPage(href('beAModel', {}, lang)) },
  {
    kind: 'messages',
    fill: contactForm,
    attempt: (lang) => byAction('sendContact', href('contact', {}, lang)),
  },
];

/** From the block for tests (RFC 2544). */
const addressOf = (number: number) => `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`;

const personOf = (number: number, lang: Language): Person => ({
  number,
  lang,
  name: `Ana Nº ${number}`,
  email: `ana.${number}@example.com`,
});

export const applicationSend = (number: number, photos: readonly Photo[], attempt: Attempt): Send => ({
  ...applicationForm(personOf(number, 'pt'), photos),
  number,
  kind: 'applications',
  address: addressOf(number),
  attempt,
});

/** The n-th send: the ways in turn, each in both languages. */
export async function sendNumber(number: number): Promise<Send> {
  const { kind, fill, attempt } = WAYS[number % WAYS.length] ?? WAYS[0];
  const lang = Math.floor(number / WAYS.length) % 2 === 0 ? 'pt' : 'en';
  return {
    ...(await fill(personOf(number, lang))),
    number,
    kind,
    address: addressOf(number),
    attempt: attempt(lang),
  };
}
