/** A talent's name as the card shows it: first name large, the rest below [S63.3 S63.5]. */
export function splitName(name: string): { first: string; rest: string } {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, rest: rest.join(' ') };
}

const LONGEST_LETTERS = 30;
const toStep = (letters: number) => Math.min(LONGEST_LETTERS, Math.max(2, 2 * Math.ceil(letters / 2)));

/** Letters of a name and of its longest word, rounded up to even numbers from 2 to 30: styles size it by them. */
export function nameSteps(name: string): { line: number; word: number } {
  const words = name.trim().split(/\s+/);
  return {
    line: toStep(words.join(' ').length),
    word: toStep(Math.max(...words.map((word) => word.length))),
  };
}
