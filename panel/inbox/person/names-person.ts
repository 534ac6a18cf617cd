const SHORTEST_CHARS = 4;
const SHORTEST_DIGITS = 8;

/** The words alone, between blanks: a comma or a bracket ends one. */
const padded = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}@.+_-]+/gu, ' ').trim()} `;
const digitsOf = (text: string): string => (/^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') : '');

/** Whether a text holds a whole one of these names, or two words of it, all folded: a first name is many people's. */
export function namesPerson(names: readonly string[]): (text: string) => boolean {
  const known = names.filter((name) => name.length >= SHORTEST_CHARS);
  const isPart = (text: string, name: string) => text.includes(' ') && padded(name).includes(padded(text));
  const isPhone = (text: string, name: string) => {
    const [said, own] = [digitsOf(text), digitsOf(name)];
    return said.length >= SHORTEST_DIGITS && own.includes(said);
  };
  return (text) =>
    known.some((name) => padded(text).includes(padded(name)) || isPart(text, name) || isPhone(text, name));
}
