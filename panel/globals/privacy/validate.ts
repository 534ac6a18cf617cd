import type { Language } from '@passarela/contract';
import type { RichTextFieldValidation } from 'payload';
import { richText } from 'payload/shared';
import { PLACEHOLDERS, unknownPlaceholder } from './periods.ts';

/** A text is there, the editor can show it, and every placeholder in it is one that we know. */
export const validText =
  (language: Language): RichTextFieldValidation =>
  async (value, options) => {
    const verdict = await richText(value, options);
    if (verdict !== true) return verdict;
    const unknown = unknownPlaceholder(JSON.stringify(textsIn(value)), language);
    if (unknown === null) return true;
    return `${unknown} ? ${Object.values(PLACEHOLDERS[language]).join(', ')}`;
  };

/** All pieces of text in an editor's tree, in order. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('text' in node && typeof node.text === 'string') return [node.text];
  if ('root' in node) return textsIn(node.root);
  return 'children' in node ? textsIn(node.children) : [];
}
