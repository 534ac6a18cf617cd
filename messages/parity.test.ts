import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import en from './en.json';
import pt from './pt.json';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Messages = { [key: string]: string | Messages };

const flat = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );

const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => argumentsOf(value))];
  });

const wanted = (text: string) => [...new Set(argumentsOf(parse(text)))].sort();

const portuguese = new Map(flat(pt));
const english = new Map(flat(en));

describe('the two message files', () => {
  it('have the same keys in the same order', () => {
    expect([...english.keys()]).toEqual([...portuguese.keys()]);
  });

  it('want the same arguments', () => {
    for (const [key, text] of portuguese) expect(wanted(english.get(key) ?? ''), key).toEqual(wanted(text));
  });

  it('leave no text empty', () => {
    for (const [key, text] of [...portuguese, ...english]) expect(text.trim(), key).not.toBe('');
  });

  it('keep “e-mail” in one line: a label alone never breaks, a sentence has a word joiner', () => {
    const breakable = [...portuguese, ...english].filter(([, text]) => / e-mail\b.*[.:;,]/.test(text));
    expect(breakable.map(([key]) => key)).toEqual([]);
  });
});

/** Looked up by a key of the data. */
const LABEL_TABLES = /^(Genders|Measures|Navbar)\./;

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'));
}

it('every text is asked for somewhere', () => {
  const code = ['app', 'components', 'lib', 'contract/src'].flatMap(sources).join('\n');
  const words = new Set(code.match(/\w+/g));
  const endings = [...code.matchAll(/\}(\w+)`/g)].map(([, ending = '']) => ending);
  const isAsked = (name: string) => words.has(name) || endings.some((ending) => name.endsWith(ending));
  const unused = [...portuguese.keys()].filter((key) => {
    return !LABEL_TABLES.test(key) && !isAsked(key.split('.').at(-1) ?? '');
  });
  expect(unused).toEqual([]);
});

it('no source fills a placeholder by itself', () => {
  const code = ['app', 'components', 'lib'].flatMap(sources).join('\n');
  expect(code.match(/\.replace(All)?\((['"`]|\/)\\?\{.*/g)).toBeNull();
});
