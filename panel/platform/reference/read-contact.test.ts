import { expect, test } from 'vitest';
import { CONTACT_READERS, type ContactName } from './read-contact.ts';

test.each<[ContactName, string, string]>([
  ['instagram', '@agencia', 'https://www.instagram.com/agencia'],
  ['instagram', ' agencia.models ', 'https://www.instagram.com/agencia.models'],
  ['instagram', 'instagram.com/agencia/', 'https://www.instagram.com/agencia'],
  ['instagram', 'https://www.instagram.com/agencia?x=1', 'https://www.instagram.com/agencia?x=1'],
  ['instagram', 'a nossa página', 'a nossa página'],
  ['whatsapp', '(48) 99999-0000', 'https://wa.me/5548999990000'],
  ['whatsapp', '048 3333-4444', 'https://wa.me/554833334444'],
  ['whatsapp', '+351 912 345 678', 'https://wa.me/351912345678'],
  ['whatsapp', '+55 48 99999-0000', 'https://wa.me/5548999990000'],
  ['whatsapp', '5548999990000', 'https://wa.me/5548999990000'],
  ['whatsapp', 'wa.me/5548999990000', 'https://wa.me/5548999990000'],
  ['whatsapp', 'https://wa.me/5548999990000?text=oi', 'https://wa.me/5548999990000?text=oi'],
  ['whatsapp', 'ligue', 'ligue'],
])('%s: %j is %j', (name, typed, stored) => {
  expect(CONTACT_READERS[name](typed)).toBe(stored);
  expect(CONTACT_READERS[name](stored)).toBe(stored);
});
