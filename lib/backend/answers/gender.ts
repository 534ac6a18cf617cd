import type { Gender } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { fold } from '@passarela/contract/slug';
import type { OptionItem } from './option.ts';
import { rawText } from './scalars.ts';

const MAN = /^(m|man|men|male|masc|masculino|homem|homens|h|boy|rapaz)$/;
const WOMAN = /^(f|w|woman|women|female|fem|feminino|mulher|mulheres|girl|mo[cç]a)$/;

const OTHER = /^(others?|outr[oa]s?)$/;

/** The gender that a word of either language names, in any case; null for another word. */
export function namedGender(word: unknown): Gender | null {
  const text = fold(rawText(word));
  if (MAN.test(text)) return 'man';
  if (WOMAN.test(text)) return 'woman';
  return OTHER.test(text) ? 'other' : null;
}

/** A gender in any case, in either language, plain or as an option; unknown ones are `other`, who no filter finds. */
export function readGender(value: unknown): Gender {
  const written = isRecord(value) ? [value.id, value.value, value.name] : [value];
  const named = written.map(namedGender);
  return named.find((gender) => gender === 'man') ?? named.find((gender) => gender === 'woman') ?? 'other';
}

const GENDERS = ['woman', 'man', 'other'] as const satisfies Gender[];

/** The choices of a form: the service's, known ones in the page's language, since it may have one only; else ours. */
export function genderChoices(offered: OptionItem[], label: (gender: Gender) => string): OptionItem[] {
  if (offered.length === 0) return GENDERS.map((id) => ({ id, value: label(id) }));
  return offered.map(({ id, value }) => {
    const gender = namedGender(value);
    return { id, value: gender ? label(gender) : value };
  });
}
