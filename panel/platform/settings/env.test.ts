import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

test('everything that is wrong is told at once', () => {
  const broken = () =>
    parseEnv({ NODE_ENV: 'test', PANEL_PORT: 'abc', PAYLOAD_SECRET: 'short', ADMIN_EMAIL: 'x' });
  for (const name of ['PANEL_PORT', 'PAYLOAD_SECRET', 'ADMIN_EMAIL', 'REVALIDATE_SECRET', 'PANEL_SALT']) {
    expect(broken).toThrow(name);
  }
  expect(broken).toThrow('PRIVATE_KEYS is missing');
  expect(broken).not.toThrow('undefined');
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

test.each(['A', 'ABCDEF', 'afm', 'AF-', 'ÁGE', 'AF1'])(
  '%j is no prefix of references',
  (REFERENCE_PREFIX) => {
    expect(() => parseEnv({ ...process.env, REFERENCE_PREFIX })).toThrow(
      'REFERENCE_PREFIX: is 2 to 5 capital letters from A to Z',
    );
  },
);

test('references begin with AFM where nothing else is set', () => {
  expect(parseEnv({ ...process.env, REFERENCE_PREFIX: '' }).REFERENCE_PREFIX).toBe('AFM');
  expect(parseEnv({ ...process.env, REFERENCE_PREFIX: 'CAST' }).REFERENCE_PREFIX).toBe('CAST');
});

const BUCKET = {
  STORAGE: 's3://agency-files',
  S3_ENDPOINT: 'https://s3.store.test',
  S3_ACCESS_KEY_ID: 'name-of-a-key',
  S3_SECRET_ACCESS_KEY: 'secret-of-a-key',
};
const NONE = { STORAGE: '', S3_ENDPOINT: '', S3_REGION: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' };
const storageIn = (given: Record<string, string>) => parseEnv({ ...process.env, ...NONE, ...given }).STORAGE;

test('files are in the data folder, or in the bucket that STORAGE names', () => {
  expect(storageIn({})).toBeNull();
  expect(storageIn(BUCKET)).toEqual({
    bucket: 'agency-files',
    endpoint: 'https://s3.store.test',
    region: 'us-east-1',
    accessKeyId: 'name-of-a-key',
    secretAccessKey: 'secret-of-a-key',
  });
  expect(storageIn({ ...BUCKET, S3_ENDPOINT: '', S3_REGION: 'sa-east-1' })).toMatchObject({
    endpoint: undefined,
    region: 'sa-east-1',
  });
});

test.each([
  [{ STORAGE: '/srv/files' }, 'STORAGE: is s3:// and the name of a bucket, as s3://agency-files'],
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: is needed for the bucket in STORAGE'],
  [{ S3_ENDPOINT: 's3.store.test' }, 'S3_ENDPOINT: is the http(s) address of the store'],
  [{ STORAGE: '' }, 'STORAGE: is missing, while S3_ENDPOINT is set'],
])('a bucket with %j says what is wrong, and no secret', (wrong, words) => {
  expect(() => storageIn({ ...BUCKET, ...wrong })).toThrow(words);
  expect(() => storageIn({ ...BUCKET, ...wrong })).not.toThrow('secret-of-a-key');
});
