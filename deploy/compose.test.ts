import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VARIABLES as OF_SITE } from '../lib/system/env.ts';
import { VARIABLES as OF_PANEL } from '../panel/platform/settings/env.ts';

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const COMPOSE = fileOf('../compose.yaml');
const EXAMPLE = fileOf('../.env.example');

const partOf = (name: string) => new RegExp(`^x-${name}:[\\s\\S]*?(?=^\\S)`, 'm').exec(COMPOSE)?.[0] ?? '';
const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found = '']) => found);
const passedOn = (program: string) => namesIn(partOf('both') + partOf(program), /^ {2,4}([A-Z][A-Z\d_]*):/gm);

/** Folders and ports are the image's; a container's metrics listen at its own 127.0.0.1, which nobody reaches. */
const OF_IMAGE =
  /^(?:PORT|PANEL_PORT|PANEL_HOST|PASSARELA_DATA|SITE_(?:CACHE|SPOOL)_DIR|(?:PANEL_)?METRICS_PORT)$/;
/** Fixed in compose.yaml itself (`stop_grace_period`), or for tests alone. */
const NOT_SET = ['STOP_LIMIT_S', 'INSTAGRAM_URL'];

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['site', OF_SITE],
  ['panel', OF_PANEL],
])('each variable that the %s reads', (program, names) => {
  it('is explained in .env.example', () => {
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !namesIn(EXAMPLE, /^([A-Z\d_]+)=/gm).includes(name))).toEqual([]);
  });

  it('reaches its container', () => {
    const given = passedOn(program);
    expect(given).toContain('SITE_URL');
    const missing = names.filter((name) => !given.includes(name) && !OF_IMAGE.test(name));
    expect(missing.filter((name) => !NOT_SET.includes(name))).toEqual([]);
  });
});

it('the site makes pictures of a storage whose public name leads into its own network, as in compose.yaml', async () => {
  expect(COMPOSE).toMatch(/aliases: \["\$\{PANEL_HOST_NAME:\?\}"\]/);
  const [, inside = ''] = /^ {4}STORAGE_INSIDE: "(\w+)"$/m.exec(partOf('site')) ?? [];
  vi.stubEnv('STORAGE_URL', 'https://painel.agency.example/media');
  vi.stubEnv('STORAGE_INSIDE', inside);
  const { default: configure } = await import('../next.config.ts');
  const { images } = await configure(PHASE_PRODUCTION_SERVER);
  expect(images).toMatchObject({ dangerouslyAllowLocalIP: true, maximumRedirects: 0 });
});
