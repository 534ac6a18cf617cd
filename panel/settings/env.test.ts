import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('everything that is wrong is told at once', () => {
  const broken = () =>
    parseEnv({ NODE_ENV: 'test', PANEL_PORT: 'abc', PAYLOAD_SECRET: 'short', ADMIN_EMAIL: 'x' });
  for (const name of ['PANEL_PORT', 'PAYLOAD_SECRET', 'ADMIN_EMAIL', 'REVALIDATE_SECRET', 'PANEL_SALT']) {
    expect(broken).toThrow(name);
  }
});

test.each([
  'PAYLOAD_SECRET',
  'REVALIDATE_SECRET',
  'INTEGRATION_SALT',
  'INTEGRATION_API_KEY',
  'PANEL_SALT',
  'PANEL_API_TOKEN',
])('%s has at least 16 characters, and is not told where it has less', (name) => {
  const withLength = (chars: number) => () => parseEnv({ ...process.env, [name]: 'q'.repeat(chars) });
  expect(withLength(15)).toThrow(`${name}: needs at least 16 characters`);
  expect(withLength(15)).not.toThrow(/qq/);
  expect(withLength(16)).not.toThrow();
});

test('an empty variable counts as none, and the origin follows the port', () => {
  const env = parseEnv({ ...process.env, PANEL_PORT: '4555', PANEL_ORIGIN: '', PASSARELA_DATA: '/data' });
  expect(env.PANEL_ORIGIN).toBe('http://127.0.0.1:4555');
  expect(env.PASSARELA_DATA).toBe('/data');
});
