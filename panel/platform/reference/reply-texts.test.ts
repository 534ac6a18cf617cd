import { expect, test } from 'vitest';
import { fillReply, REPLY_TEXTS } from './reply-texts.ts';

const NAMES = { name: 'Ana $& Souza', agency: 'Outra Casa' };

test.each([
  ['Olá, {nome}! {agência}', 'Olá, Ana $& Souza! Outra Casa'],
  ['{Nome}, {agencia}: {name} {agency}', 'Ana $& Souza, Outra Casa: Ana $& Souza Outra Casa'],
  ['{outra}', '{outra}'],
])('%s is filled', (template, filled) => {
  expect(fillReply(template, NAMES)).toBe(filled);
});

test('every text that comes with the panel says both names, and leaves nothing to fill', () => {
  for (const { pt, en } of Object.values(REPLY_TEXTS)) {
    for (const words of [pt, en]) {
      const filled = fillReply(words, NAMES);
      expect(filled).toContain(NAMES.name);
      expect(filled).toContain(NAMES.agency);
      expect(filled).not.toContain('{');
    }
  }
});
