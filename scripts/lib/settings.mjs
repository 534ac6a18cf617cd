import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

const SECRETS = [
  'PAYLOAD_SECRET',
  'REVALIDATE_SECRET',
  'INTEGRATION_SALT',
  'INTEGRATION_API_KEY',
  'PANEL_SALT',
  'PANEL_API_TOKEN',
];

const parse = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.match(/^([A-Z_]+)=(.*)$/))
      .flatMap((match) => (match ? [[match[1], match[2]]] : [])),
  );

/** Values of a file that is made once, readable by its owner alone; `make` gives those that it does not hold yet. */
function remembered(file, make) {
  const stored = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const wanted = { ...make(), ...stored };
  if (Object.keys(wanted).length > Object.keys(stored).length) {
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = Object.entries(wanted).map(([name, value]) => `${name}=${value}`);
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  }
  return wanted;
}

/** Secrets and staff login of a demo: kept beside its data, but for the key of its files, which lies elsewhere. */
const demoSecrets = (data) => ({
  ...remembered(path.join(data, 'demo.env'), () => ({
    ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')])),
    ADMIN_EMAIL: 'equipe@passarela.example',
    ADMIN_PASSWORD: randomBytes(9).toString('base64url'),
  })),
  ...remembered(inRoot('.demo', 'private.env'), () => ({ PRIVATE_KEYS: randomBytes(32).toString('base64') })),
});

/** The whole environment of both programs on this machine: ports, addresses, data folder, secrets. */
export function settingsFor({ port, panelPort, data }) {
  const panel = `http://127.0.0.1:${panelPort}`;
  const secrets = demoSecrets(data);
  const given = Object.fromEntries(
    Object.keys(secrets).flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return {
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
    ...given,
  };
}

/** Ports and data folder as the environment asks (`PORT`, `PANEL_PORT`, `PASSARELA_DATA`), or the defaults. */
export function chosenPlace(env = process.env) {
  return {
    port: Number(env.PORT || 3000),
    panelPort: Number(env.PANEL_PORT || 4000),
    data: path.resolve(env.PASSARELA_DATA || inRoot('.data')),
  };
}
