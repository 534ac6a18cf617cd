import { LANGUAGES, type Language } from '@passarela/contract';
import type { GlobalBeforeValidateHook } from 'payload';
import { messageFor, refusal } from '../../platform/errors/refusal.ts';
import { PLACEHOLDERS, unknownPlaceholder } from './periods.ts';

const reason = {
  pt: (found: string, known: string) => `Não conhecemos ${found}. Nos prazos, escreva ${known}.`,
  en: (found: string, known: string) => `We do not know ${found}. For the periods, write ${known}.`,
};

function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node && typeof node.text === 'string') return [node.text];
  if ('root' in node) return textsIn(node.root);
  return 'children' in node ? textsIn(node.children) : [];
}

const unknownIn = (content: unknown, language: Language): string | null =>
  unknownPlaceholder(textsIn(content).join('\n'), language);

/** Refuses a text with an unknown placeholder. Thrown as a whole: the editor's field shows no error of its own. */
export const refuseUnknown: GlobalBeforeValidateHook = ({ data, req }) => {
  for (const language of LANGUAGES) {
    const found = unknownIn(data?.[language]?.content, language);
    if (found === null) continue;
    const { adults, minors } = PLACEHOLDERS[language];
    const say = messageFor(req, reason);
    throw refusal(say(found, `${adults}, ${minors}`), 400);
  }
  return data;
};
