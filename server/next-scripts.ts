/** How Next writes its inline scripts: the text around the one argument of each, which is JSON. */
type Call = { before: string; after: string };

/** Says that data will come. */
export const READY = '(self.__next_f=self.__next_f||[]).push([0])';
/** A piece of the data from which React comes alive. */
export const DATA: Call = { before: 'self.__next_f.push(', after: ')' };
/** What a form answered, for a page without script. */
export const FORM_STATE: Call = { before: `${READY};self.__next_f.push(`, after: ')' };
/** The chunks that must be there, and the modules that then start the application. */
export const ENTRY: Call = {
  before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
  after: ');',
};

/** The argument of a call as it is written; null if the script is another one. */
export function argumentOf(script: string, { before, after }: Call): string | null {
  if (!script.startsWith(before) || !script.endsWith(after)) return null;
  return script.slice(before.length, -after.length);
}
