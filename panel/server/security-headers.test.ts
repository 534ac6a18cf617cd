import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const nameOf = (isHttps: boolean) => securityHeaders(isHttps).map(([name]) => name);

test('a panel that staff reach by TLS asks their browsers to keep to it', () => {
  expect(new Map(securityHeaders(true)).get('Strict-Transport-Security')).toMatch(/^max-age=\d{8,}$/);
  expect(nameOf(false)).not.toContain('Strict-Transport-Security');
});

test.each([true, false])('no page of the panel is framed or sniffed (TLS: %s)', (isHttps) => {
  expect(nameOf(isHttps)).toEqual(expect.arrayContaining(['X-Frame-Options', 'X-Content-Type-Options']));
});
