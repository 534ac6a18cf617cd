import type { Gender } from '@passarela/contract';
import { isRecord } from '@passarela/contract/is-record';
import { fold } from '@passarela/contract/slug';
import { rawText } from './scalars.ts';

const MAN = /^(m|man|men|male|masc|masculino|homem|homens|h|boy|rapaz)$/;
const WOMAN = /^(f|w|woman|women|female|fem|feminino|mulher|mulheres|girl|mo[cç]a)$/;

/** A gender in any case, in either language, plain or as an option; unknown ones are `other`, who no filter finds. */
export function readGender(value: unknown): Gender {
  const written = isRecord(value) ? [value.id, value.value, value.name] : [value];
  const texts = written.map((each) => fold(rawText(each)));
  if (texts.some((text) => MAN.test(text))) return 'man';
  return texts.some((text) => WOMAN.test(text)) ? 'woman' : 'other';
}
