import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import pt from '../../messages/pt.json' with { type: 'json' };
import { fillText } from './fill-text.ts';

it('a name is filled in as it is written, at each of its places; an unknown argument stays', () => {
  expect(fillText('{name} e {name}, {toString}', { name: 'Ana $& {count}' })).toBe(
    'Ana $& {count} e Ana $& {count}, {toString}',
  );
});

it('a choice by words of another argument is no placeholder', () => {
  const text = '{gender, select, man {Reservado} other {Reservada}}';
  expect(fillText(text, { name: 'Ana' })).toBe(text);
});

type Messages = { [key: string]: string | Messages };
const textsOf = (messages: Messages, prefix = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
/** A text that browsers could fill: names, and plurals of exact numbers. */
const isForBrowsers = (text: string) =>
  parse(text).every(
    (part) =>
      part.type === TYPE.literal ||
      part.type === TYPE.argument ||
      (part.type === TYPE.plural && Object.keys(part.options).every((each) => /^(=\d|other)$/.test(each))),
  );

it.each([
  ['pt', pt],
  ['en', en],
] as const)('in %s it says what next-intl says', (locale, messages) => {
  const texts = textsOf(messages).filter(([, text]) => text.includes('{') && isForBrowsers(text));
  expect(texts.length).toBeGreaterThan(60);
  for (const [key, text] of texts)
    for (const count of [0, 1, 2, 11]) {
      const names = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
      const values = Object.fromEntries(names.map((name) => [name, count]));
      const t = createTranslator({ locale, messages: { text } });
      expect(fillText(text, values), key).toBe(t('text', values));
    }
});
