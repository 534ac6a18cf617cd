import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { inRoot } from './paths.ts';

export type Location = { port: number; panelPort: number; data: string };
export type Settings = ReturnType<typeof settingsFor>;

const definedOnly = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );

/** Values of a file that is made once, readable by its owner alone; `make` gives those that it does not hold yet. */
function remembered<Name extends string>(file: string, make: () => Record<Name, string>) {
  const stored = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const wanted: Record<Name, string> = { ...make(), ...definedOnly(stored) };
  if (Object.keys(wanted).length > Object.keys(stored).length) {
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = Object.entries(wanted).map(([name, value]) => `${name}=${value}`);
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  }
  return wanted;
}

const secret = () => randomBytes(24).toString('hex');

/** Kept beside the data of the demo, but for the key of its files, which lies elsewhere. */
const demoSecrets = (data: string) => ({
  ...remembered(path.join(data, 'demo.env'), () => ({
    PAYLOAD_SECRET: secret(),
    REVALIDATE_SECRET: secret(),
    INTEGRATION_SALT: secret(),
    INTEGRATION_API_KEY: secret(),
    PANEL_SALT: secret(),
    PANEL_API_TOKEN: secret(),
    ADMIN_EMAIL: 'equipe@passarela.example',
    ADMIN_PASSWORD: randomBytes(9).toString('base64url'),
  })),
  ...remembered(inRoot('.demo', 'private.env'), () => ({ PRIVATE_KEYS: randomBytes(32).toString('base64') })),
});

/** The whole environment of both programs on this machine: ports, addresses, data folder, secrets. */
export function settingsFor({ port, panelPort, data }: Location) {
  const panel = `http://127.0.0.1:${panelPort}`;
  const secrets = demoSecrets(data);
  const fromEnvironment = definedOnly(
    Object.fromEntries(Object.keys(secrets).map((name) => [name, process.env[name]])),
  );
  return {
    AGENCY_SINCE: process.env.AGENCY_SINCE || '2001',
    PORT: String(port),
    PANEL_PORT: String(panelPort),
    PASSARELA_DATA: data,
    SITE_URL: `http://127.0.0.1:${port}`,
    PANEL_ORIGIN: panel,
    PANEL_URL: `${panel}/panel`,
    INTEGRATION_URL: `${panel}/integration`,
    STORAGE_URL: `${panel}/media`,
    SITE_CACHE_DIR: path.join(data, 'last-good'),
    SITE_SPOOL_DIR: path.join(data, 'spool'),
    ...secrets,
    ...fromEnvironment,
  };
}

/** Ports and data folder as the environment asks (`PORT`, `PANEL_PORT`, `PASSARELA_DATA`), or the defaults. */
export function chosenLocation(env = process.env): Location {
  return {
    port: Number(env.PORT || 3000),
    panelPort: Number(env.PANEL_PORT || 4000),
    data: path.resolve(env.PASSARELA_DATA || inRoot('.data')),
  };
}
