import { type Finder, GROUPS, type Group } from './finder.ts';
import { hasWords, nameWords, searchedWords } from './name-words.ts';

/** Labels of options, by group and key: words of a search that are no names. */
export type Labels = Partial<Record<Group, ReadonlyMap<string, string>>>;
export type Fits = (index: number) => boolean;

const WORD_MIN_CHARS = 3;
/** From this length on a word may end otherwise than its label: `ruiva` finds `Ruivo`, `azul` finds `Azuis`. */
const STEM_MIN_CHARS = 4;

type Says = (label: string) => boolean;

// From the strictest: `castanho` is hair, `castanhos` are eyes, `castan` is both.
const meanings = (word: string): Says[] => [
  (label) => `${label} `.includes(` ${word} `),
  (label) => hasWords(label, [word]),
  (label) => word.length >= STEM_MIN_CHARS && hasWords(label, [word.slice(0, -1)]),
];

function labelled(finder: Finder, labels: Labels, says: Says): Fits | null {
  const matches = GROUPS.flatMap((group) => {
    const { known, of } = finder.options[group];
    const places = known.flatMap((option, place) =>
      says(nameWords(labels[group]?.get(option) ?? '')) ? [place] : [],
    );
    return places.length > 0 ? [{ of, places }] : [];
  });
  if (matches.length === 0) return null;
  return (index) => matches.some(({ of, places }) => of[index]?.some((place) => places.includes(place)));
}

/** Whether each word begins a word of a row's name, or of the label of something that the row has. */
export function labelsFit(finder: Finder, labels: Labels, searched: readonly string[]): Fits {
  const long = searched.filter((word) => word.length >= WORD_MIN_CHARS);
  if (long.length === 0) return () => false;
  const each = long.map((word): Fits => {
    let has: Fits | null = null;
    for (const says of meanings(word)) has ??= labelled(finder, labels, says);
    return (index) => hasWords(finder.names[index] ?? '', [word]) || has?.(index) === true;
  });
  return (index) => each.every((fits) => fits(index));
}

/** The query with the other language's words for labels, by `pairs` of both; one that names somebody stays. */
export function translateSearch(
  query: string,
  finders: readonly Finder[],
  pairs: readonly (readonly [string, string])[],
): string {
  const searched = searchedWords(query);
  if (finders.some(({ names }) => names.some((name) => hasWords(name, searched)))) return query;
  const labels = pairs.map(([label, other]) => ({ label: searchedWords(label).join(' '), other }));
  const translate = (words: string) =>
    labels.find(({ label }) => label === words) ??
    labels.find(
      ({ label }) =>
        words.length >= STEM_MIN_CHARS && !label.includes(' ') && label.startsWith(words.slice(0, -1)),
    );
  const whole = translate(searched.join(' '));
  const translated = whole?.other ?? searched.map((word) => translate(word)?.other ?? word).join(' ');
  return translated.toLowerCase();
}
