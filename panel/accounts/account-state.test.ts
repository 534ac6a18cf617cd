import { expect, test } from 'vitest';
import { accountState } from './account-state.ts';

const createdAt = '2026-11-25T12:00:00.000Z';
const now = Date.parse('2026-11-27T12:00:00.000Z');

test.each([
  ['with a password', { hash: 'x', createdAt }, 'Ativa'],
  [
    'invited a day ago',
    { hash: null, createdAt, resetPasswordExpiration: '2026-11-28T18:09:00.000Z' },
    'Convite pendente, feito em 26/11/2026, 15:09',
  ],
  [
    'invited too long ago',
    { hash: null, createdAt, resetPasswordExpiration: '2026-11-27T11:00:00.000Z' },
    'Convite vencido, enviado em 25/11/2026, 08:00',
  ],
])('an account %s says so', (_what, account, expected) => {
  expect(accountState(account, now).pt).toBe(expected);
});
