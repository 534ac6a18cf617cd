import type { OptionItem } from '../../../lib/backend/answers/option.ts';
import { answerJson } from '../../../lib/backend/read-or-null.ts';
import { isLang, type Lang } from '../../../lib/domain/languages.ts';

/** Ids of places as the service makes them; anything else never reaches it. */
const ID = /^[\p{L}\p{N} _.'-]{1,60}$/u;

/** Answers a list of options; 404 for ids that cannot be one, 503 if the service fails and never answered. */
export function answerOptions(
  lang: string,
  ids: readonly string[],
  read: (lang: Lang) => Promise<OptionItem[]>,
) {
  const isList = ids.every((id) => ID.test(id));
  return answerJson(async () => (isLang(lang) && isList ? read(lang) : null));
}
