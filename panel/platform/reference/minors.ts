import { each } from '@passarela/contract/each';
import { GUARDIAN as BY_USE, isMinorOn } from '@passarela/contract/limits';
import { type Text, text } from '@passarela/contract/text';
import { z } from 'zod/mini';
import { localDay } from './agency-time.ts';

// Minors, and the facts that each needs before anybody sees them: one rule for every way (docs/decisions/minors.md).

/** The heading of names of minors, in questions, notices and reports. */
export const MINORS = text('Menores ou sem data de nascimento', 'Minors, or without a birthdate');
const NAMES_MAX = 12;

type Birthdate = string | null | undefined;
/** The facts by which a guardian is known and reached. */
export const GUARDIAN = [BY_USE.name, BY_USE.phone, BY_USE.email] as const;
type Guardian = { [Name in (typeof GUARDIAN)[number]]?: string | null | undefined };
/** They, as a form or an answer has them. */
export const guardian = z.object(each(GUARDIAN, () => z.nullish(z.string())));
/** The stored facts of a person that the rule reads. */
export type Guarded = {
  birthdate?: Birthdate;
  agency?: Guardian | undefined;
};

const dayOf = (birthdate: Birthdate): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(birthdate ?? '')?.[0];

/** Whether somebody is under 18 on a day (`yyyy-MM-dd`), or has no birthdate, so that nobody knows. */
export function countsAsMinor(birthdate: Birthdate, today: string): boolean {
  const born = dayOf(birthdate);
  return born === undefined || isMinorOn(born, today);
}

export const countsAsMinorNow = (birthdate: Birthdate): boolean =>
  countsAsMinor(birthdate, localDay(Date.now()));

const MINOR = text('Menor', 'Minor');
const WITHOUT_DATE = text('Sem data de nascimento', 'No birthdate');

/** The mark beside whoever counts as a minor: that they are one, or that nobody knows; null for an adult. */
export const minorMark = (birthdate: Birthdate, language: keyof Text): string | null =>
  countsAsMinorNow(birthdate) ? (dayOf(birthdate) === undefined ? WITHOUT_DATE : MINOR)[language] : null;

/** On the site a missing birthdate is a warning alone; to a client it makes a minor of the person. */
export type Way = 'site' | 'client';
export type Missing = 'name' | 'contact';

/** A dash, or a character that nobody sees, names nobody and reaches nobody. */
const LETTER = /\p{L}/u;
const DIGIT = /\d/;

/** The facts that a person lacks on a day: of a minor the guardian's name, and a phone number or address. */
export function missingOf({ birthdate, agency }: Guarded, way: Way, today: string): Missing[] {
  if (!countsAsMinor(birthdate, today) || (way === 'site' && dayOf(birthdate) === undefined)) return [];
  const [name, phone, email] = GUARDIAN.map((fact) => agency?.[fact] ?? '');
  return [
    ...(LETTER.test(name ?? '') ? [] : ['name' as const]),
    ...(DIGIT.test(phone ?? '') || LETTER.test(email ?? '') ? [] : ['contact' as const]),
  ];
}

const MISSING_TEXTS: Record<Missing, Text> = {
  name: text('falta o nome do responsável', 'the guardian’s name is missing'),
  contact: text(
    'falta o telefone ou o e-mail do responsável',
    'the guardian’s phone number or e-mail address is missing',
  ),
};
const UNDATED = text('sem data de nascimento, conta como menor', 'without a birthdate, counts as a minor');

/** A person's name with what is missing, for whoever is refused: “Lia (falta o nome do responsável)”. */
export function namedWithMissing(
  person: Guarded & { name: string },
  language: keyof Text,
  way: Way,
  today: string,
) {
  const missing = missingOf(person, way, today).map((one) => MISSING_TEXTS[one][language]);
  const facts = dayOf(person.birthdate) === undefined ? [UNDATED[language], ...missing] : missing;
  return facts.length > 0 ? `${person.name} (${facts.join('; ')})` : person.name;
}

type Named = Guarded & { name: string };

const NO_PREVIEW = text(
  'Sem prévia, porque o link abre sem senha. Complete antes a ficha de quem é menor:',
  'No preview, because its link opens without a password. First complete the entry of this minor:',
);

/** Why somebody has no preview, by name with what is missing; null for whoever may have one. */
export const withoutPreview = (person: Named, language: keyof Text, today: string): string | null =>
  missingOf(person, 'site', today).length === 0
    ? null
    : `${NO_PREVIEW[language]} ${namedWithMissing(person, language, 'site', today)}.`;

/** Whoever among people is a minor, or has no birthdate, by name with what is missing for clients. */
export const minorsAmong = (people: readonly Named[], language: keyof Text, today: string): string[] =>
  people
    .filter(({ birthdate }) => countsAsMinor(birthdate, today))
    .map((person) => namedWithMissing(person, language, 'client', today));

/** Names in a line, the first of them when there are more than a reader goes through. */
export function listed(names: readonly string[], language: keyof Text, most = NAMES_MAX): string {
  const more = names.length - most;
  const { [language]: rest } = text(`e mais ${more}`, `and ${more} more`);
  return names.slice(0, most).join(', ') + (more > 0 ? ` ${rest}` : '');
}
