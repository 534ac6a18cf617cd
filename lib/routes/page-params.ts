import { isSection, parseNumber } from './internal.ts';
import { isLang, type Lang } from './screens.ts';

type Raw = Record<string, string | undefined>;

/** The parts of `/{lang}/talent/{section}/{id}`; null when one of them is not ours. */
export function readTalentParams({ lang = '', section = '', id = '' }: Raw) {
  const number = parseNumber(id);
  if (!isLang(lang) || !isSection(section) || number === null) return null;
  return { lang, section, id: number };
}

/** The language of an address; anything else counts as Portuguese, as on the 404 page. */
export const readLang = ({ lang = '' }: Raw): Lang => (isLang(lang) ? lang : 'pt');
