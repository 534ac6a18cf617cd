import { inflateSync } from 'node:zlib';

// No PDF/UA checker is in our package sources: these are the rules of ISO 14289-1 that a drawing can break.
const MARKS = /\b(BDC|BMC|EMC|Tj|TJ|Do|S|s|f|F|B|b)\b/;
/** Strings and names of a content stream, which may look like operators. */
const NOT_OPERATORS = /\((?:\\.|[^\\)])*\)|<[^<>]*>|\/[^\s/<>[\]()]+/g;

function streamsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[\s\S]*?>>\s*stream\r?\n/g)].flatMap((head) => {
    const from = head.index + head[0].length;
    try {
      return inflateSync(bytes.subarray(from, text.indexOf('endstream', from)), {
        finishFlush: 2,
      }).toString('latin1');
    } catch {
      return [];
    }
  });
}

const isContent = (stream: string) => /\b(BT|Do|re)\b/.test(stream) && /\bE(T|MC)\b/.test(stream);

/**
 * For each page the number of drawn marks (text, pictures, filled shapes), and those outside of any tag or artifact.
 */
export function marksOf(bytes: Buffer): { drawn: number; untagged: string[] }[] {
  return streamsOf(bytes)
    .filter(isContent)
    .map((stream) => {
      let [depth, drawn] = [0, 0];
      const untagged: string[] = [];
      for (const word of stream.replaceAll(NOT_OPERATORS, ' ').split(/\s+/)) {
        const [mark] = MARKS.exec(word) ?? [];
        if (mark !== word) continue;
        if (word === 'BDC' || word === 'BMC') depth += 1;
        else if (word === 'EMC') depth -= 1;
        else {
          drawn += 1;
          if (depth === 0) untagged.push(word);
        }
      }
      return { drawn, untagged };
    });
}

/** The file's claims: each rule and whether the file meets it. */
export function claimsOf(bytes: Buffer): Record<string, boolean> {
  const text = bytes.toString('latin1');
  const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    'says that it is PDF/UA-1': /pdfuaid:part(>|=")1/.test(text),
    'is marked': /\/Marked true/.test(text),
    'has a language': /\/Lang \([^)]+\)/.test(text),
    'shows its title': /\/DisplayDocTitle true/.test(text),
    'ties each page to the structure': pages > 0 && count(/\/StructParents \d+/g) >= pages,
    'takes the keys through a page in reading order': count(/\/Tabs \/S/g) >= pages,
    'gives each figure words': count(/\/S \/Figure/g) === count(/\/Alt \(/g),
  };
}
