import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('everything that is wrong is told at once', () => {
  const broken = () =>
    parseEnv({ NODE_ENV: 'test', PANEL_PORT: 'abc', PAYLOAD_SECRET: 'short', ADMIN_EMAIL: 'x' });
  for (const name of ['PANEL_PORT', 'PAYLOAD_SECRET', 'ADMIN_EMAIL', 'REVALIDATE_SECRET', 'PANEL_SALT']) {
    expect(broken).toThrow(name);
  }
});

test('an empty variable counts as none, and the origin follows the port', () => {
  const env = parseEnv({ ...process.env, PANEL_PORT: '4555', PANEL_ORIGIN: '', PASSARELA_DATA: '/data' });
  expect(env.PANEL_ORIGIN).toBe('http://127.0.0.1:4555');
  expect(env.PASSARELA_DATA).toBe('/data');
});
