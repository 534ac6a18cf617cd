import { expect, test } from 'vitest';
import { addressee, replyAddress, replyPhone } from './reply-address.ts';

const ADULT = { reference: 'AFM-1', name: 'Bia', email: 'bia@example.com', language: 'pt' } as const;
const MINOR = { ...ADULT, is_minor: true, guardian_name: 'Maria', guardian_email: 'maria@example.com' };

test.each([
  ['an adult', ADULT, 'Bia'],
  ['a minor without a guardian’s address', { ...MINOR, guardian_email: null }, 'Bia'],
  ['a minor', MINOR, 'Maria, responsável por Bia'],
  ['a minor who writes English', { ...MINOR, language: 'en' as const }, 'Maria, guardian of Bia'],
])('a ready reply to %s greets its reader', (_whom, entry, expected) => {
  expect(addressee(entry)).toBe(expected);
});

test('an answer goes to whom it greets', () => {
  expect(replyAddress(MINOR)).toMatch(/^mailto:maria@example\.com\?cc=bia%40example\.com/);
  expect(decodeURIComponent(replyAddress(MINOR))).toContain('Olá, Maria!');
});

test('no chat is opened with a minor', () => {
  const phones = { phone: '(47) 99999-1111', guardian_phone: '(47) 99999-2222' };
  expect(replyPhone({ ...ADULT, ...phones })).toBe(phones.phone);
  expect(replyPhone({ ...MINOR, ...phones })).toBe(phones.guardian_phone);
  expect(replyPhone({ ...MINOR, ...phones, guardian_phone: null })).toBeNull();
});
