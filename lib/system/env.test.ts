import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const secrets = {
  INTEGRATION_SALT: 'a',
  INTEGRATION_API_KEY: 'b',
  PANEL_SALT: 'c',
  PANEL_API_TOKEN: 'd',
  REVALIDATE_SECRET: 'e'.repeat(16),
};

describe('the environment', () => {
  it('has defaults for all but the secrets', () => {
    expect(readEnv(secrets)).toMatchObject({ PORT: 3000, STORAGE_URL: 'http://127.0.0.1:4000/media' });
  });

  it('takes empty values as absent and cuts trailing slashes', () => {
    const env = readEnv({ ...secrets, PORT: '', SITE_URL: 'https://agency.example/' });
    expect(env).toMatchObject({ PORT: 3000, SITE_URL: 'https://agency.example' });
  });

  it('reads lists of hosts, and says where one is none [S92.2]', () => {
    expect(readEnv(secrets)).toMatchObject({
      MEDIA_HOSTS: [],
      PLAIN_MEDIA_HOSTS: [],
      MEDIA_HOSTS_ONLY: false,
    });
    expect(readEnv({ ...secrets, MEDIA_HOSTS_ONLY: '1' })).toMatchObject({ MEDIA_HOSTS_ONLY: true });
    expect(readEnv({ ...secrets, MEDIA_HOSTS: 'a.example, b.example' })).toMatchObject({
      MEDIA_HOSTS: ['https://a.example', 'https://b.example'],
    });
    expect(() => readEnv({ ...secrets, PLAIN_MEDIA_HOSTS: '*' })).toThrow(
      /PLAIN_MEDIA_HOSTS: is no list of hosts/,
    );
  });

  it('asks for 16 characters of the secret that opens the site, and takes what a service gave for its own', () => {
    const withSecret = (chars: number) => () => readEnv({ ...secrets, REVALIDATE_SECRET: 'q'.repeat(chars) });
    expect(withSecret(15)).toThrow(/REVALIDATE_SECRET: needs at least 16 characters/);
    expect(withSecret(15)).not.toThrow(/qq/);
    expect(readEnv(secrets)).toMatchObject({ PANEL_SALT: 'c', PANEL_API_TOKEN: 'd' });
  });

  it('names all that is wrong at once, without the values', () => {
    const read = () => readEnv({ ...secrets, PANEL_SALT: '', PORT: 'x', SITE_URL: 'ftp://hidden' });
    expect(read).toThrow(/PANEL_SALT is missing/);
    expect(read).toThrow(/PORT: /);
    expect(read).toThrow(/SITE_URL: /);
    expect(read).not.toThrow(/hidden/);
  });
});

it('reads the ids of the divisions of the navigation, and refuses what is none', () => {
  const read = (DIVISION_IDS: string) => readEnv({ ...secrets, DIVISION_IDS }).DIVISION_IDS;
  expect(read('')).toEqual([]);
  expect(read('mainboard=7, newFaces = 12')).toEqual([
    [7, 'mainboard'],
    [12, 'newFaces'],
  ]);
  for (const bad of ['board=7', 'mainboard', 'mainboard=x']) expect(() => read(bad)).toThrow('DIVISION_IDS');
});
