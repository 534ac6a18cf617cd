import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const escaped = (word: string): string =>
  JSON.stringify(word)
    .slice(1, -1)
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A text as a program may have written it: UTF-8, UTF-16 of both byte orders, escaped as in JSON, as in an address. */
function formsOf(word: string): Buffer[] {
  const wide = Buffer.from(word, 'utf16le');
  const texts = [word, JSON.stringify(word).slice(1, -1), escaped(word), encodeURIComponent(word)];
  return [...[...new Set(texts)].map((text) => Buffer.from(text)), wide, Buffer.from(wide).swap16()];
}

/** The longest run of plain letters that all words share, as one byte or two each: every form of a word has it. */
function coreOf([first = '', ...others]: readonly string[]): Buffer[] {
  let core = '';
  for (const { 0: run } of first.matchAll(/[a-z\d]+/gi))
    for (let start = 0; start < run.length; start += 1)
      for (let end = run.length; end > start + core.length; end -= 1) {
        const part = run.slice(start, end);
        if (others.every((word) => word.includes(part))) core = part;
      }
  // both byte orders have it without the outer zero
  return [Buffer.from(core), Buffer.from(core, 'utf16le').subarray(0, -1)];
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);

/** Reads every file under `folder`, byte by byte; gives `file: word` for each word that one of them holds. */
export function filesWith(folder: string, words: readonly string[]): string[] {
  const wanted = words.map((word) => ({ word, forms: formsOf(word) }));
  const core = coreOf(words);
  return filesIn(folder).flatMap((path) => {
    const bytes = readFileSync(path);
    const name = relative(folder, path);
    // most files have not even what all words share: two searches instead of six for each word
    if (!core.some((part) => bytes.includes(part) || name.includes(String(part)))) return [];
    return wanted
      .filter(({ word, forms }) => name.includes(word) || forms.some((form) => bytes.includes(form)))
      .map(({ word }) => `${name}: ${word}`);
  });
}
