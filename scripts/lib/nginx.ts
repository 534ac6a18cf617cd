import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unavailablePages } from '../../server/error-page.ts';
import type { Program } from './children.ts';
import { inRoot } from './paths.ts';
import { startNginx } from './start-nginx.ts';

/** The values of `deploy/nginx/*.template`, as `envsubst` would fill them in. */
export type FrontSettings = {
  /** The folder of this nginx; made anew. */
  folder: string;
  sitePort: number;
  panelPort: number;
  servicesPort: number;
  siteInstances: readonly string[];
  panelInstances: readonly string[];
  certificate: { certificate: string; key: string };
  /** Whether visitors on this machine may say that they come from elsewhere (X-Forwarded-For): for drills. */
  trustsLoopback?: boolean;
  siteHost?: string;
  panelHost?: string;
  /** Empty for a panel without idempotency keys: a form that may have arrived is not repeated (docs/services.md). */
  repeatedSends?: 'non_idempotent' | '';
};

const TEMPLATES = ['passarela', 'site', 'panel', 'services'];
const FILES = ['to-programs.conf'];
const PLACEHOLDER = /\$\{([A-Z_]+)\}/g;

const servers = (origins: readonly string[]) =>
  origins.map((origin) => `server ${new URL(origin).host} max_fails=0;`).join('\n  ');

function fillIn(template: string, values: Record<string, string>) {
  return template.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`deploy/nginx: nothing is set for ${placeholder}`);
    return value;
  });
}

const LOOPBACK_IS_A_PROXY = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;';

const httpOf = ({ folder, trustsLoopback }: FrontSettings) => `server_tokens off;
  ${trustsLoopback ? LOOPBACK_IS_A_PROXY : ''}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000;
  ${TEMPLATES.map((name) => `include ${folder}/${name}.conf;`).join('\n  ')}`;

/** Writes the configuration of the front into its folder: the files of `deploy/nginx`, filled in. */
function writeFront(settings: FrontSettings) {
  const { folder, certificate } = settings;
  for (const name of ['', 'cache', 'pages']) mkdirSync(path.join(folder, name), { recursive: true });
  chmodSync(folder, 0o700);
  const values = {
    FOLDER: folder,
    SITE_SERVERS: servers(settings.siteInstances),
    PANEL_SERVERS: servers(settings.panelInstances),
    CACHE_FOLDER: path.join(folder, 'cache'),
    CACHE_SIZE: '2g',
    REPEATED_SENDS: settings.repeatedSends ?? 'non_idempotent',
    SITE_LISTEN: `127.0.0.1:${settings.sitePort}`,
    PANEL_LISTEN: `127.0.0.1:${settings.panelPort}`,
    SERVICES_LISTEN: `127.0.0.1:${settings.servicesPort}`,
    SITE_HOST: settings.siteHost ?? 'localhost',
    PANEL_HOST_NAME: settings.panelHost ?? 'localhost',
    CERTIFICATE: certificate.certificate,
    CERTIFICATE_KEY: certificate.key,
    LOG_FOLDER: folder,
    PAGES_FOLDER: path.join(folder, 'pages'),
    KEPT_WIDTH: 'w=640&q=62',
  };
  for (const name of TEMPLATES) {
    const template = readFileSync(inRoot('deploy', 'nginx', `${name}.conf.template`), 'utf8');
    writeFileSync(path.join(folder, `${name}.conf`), fillIn(template, values));
  }
  for (const name of FILES) cpSync(inRoot('deploy', 'nginx', name), path.join(folder, name));
  for (const [lang, html] of Object.entries(unavailablePages(process.env.AGENCY_NAME || 'Passarela'))) {
    writeFileSync(path.join(folder, 'pages', `unavailable.${lang}.html`), html);
  }
}

/** Starts nginx in front of the copies; resolves once it forwards requests. */
export async function startFront(settings: FrontSettings): Promise<Program> {
  writeFront(settings);
  return startNginx(settings.folder, httpOf(settings), `http://127.0.0.1:${settings.servicesPort}/`);
}
