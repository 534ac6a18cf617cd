import { expect, test } from 'vitest';
import { sessionCookie } from './pages.ts';

test.each([
  ['https://painel.example', true],
  ['http://127.0.0.1:4000', false],
])('the cookie of a session at %s travels by TLS only: %s', (origin, secure) => {
  expect(sessionCookie(origin)).toEqual({ sameSite: 'Lax', secure });
});
