import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { selfMadeCertificate } from './certificate.ts';
import { type Program, type StartOptions, stop } from './children.ts';
import { type FrontSettings, startFront } from './nginx.ts';
import { freePort } from './ports.ts';
import { startPanel, startSite } from './programs.ts';
import { type Settings, settingsFor } from './settings.ts';

export type Kind = 'site' | 'panel';
export type Copy = { kind: Kind; origin: string; settings: Settings; running: Program | null };
type Options = {
  /** The cluster's folder of shared state. */
  folder: string;
  /** The data of the panel (its folder on disk, with the secrets of the demo). */
  data: string;
  instances?: number;
  /** The front's ports for site and panel; free ones unless set. */
  ports?: { site: number; panel: number };
  /** Environment of every instance: database, storage, mail. */
  env?: Record<string, string>;
  /** For drills: visitors on this machine may say that they come from elsewhere. */
  trustsLoopback?: boolean;
  onLine?: (name: string) => StartOptions['onLine'];
};

const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at + 1)));

/** Copies of site and panel behind nginx with TLS, on this machine (docs/operations.md). */
export async function startCluster({
  folder,
  data,
  instances = 2,
  env = {},
  trustsLoopback = false,
  onLine,
  ...options
}: Options) {
  const ports = options.ports ?? { site: await freePort(), panel: await freePort() };
  const servicesPort = await freePort();
  mkdirSync(folder, { recursive: true });
  const certificate = await selfMadeCertificate(folder);
  const sitePorts = await times(instances, freePort);
  const panelPorts = await times(instances, freePort);
  const originOf = (port: number) => `http://127.0.0.1:${port}`;
  const common = {
    ...settingsFor({ port: ports.site, panelPort: ports.panel, data }),
    SITE_URL: `https://localhost:${ports.site}`,
    PANEL_ORIGIN: `https://localhost:${ports.panel}`,
    STORAGE_URL: `https://localhost:${ports.panel}/media`,
    PANEL_URL: `${originOf(servicesPort)}/panel`,
    INTEGRATION_URL: `${originOf(servicesPort)}/integration`,
    SITE_COPIES: sitePorts.map(originOf).join(','),
    TRUST_PROXY: 'true',
    NODE_EXTRA_CA_CERTS: certificate.certificate,
    ...env,
  };
  const own = (at: number) => ({
    SITE_CACHE_DIR: path.join(folder, `site-${at}`, 'last-good'),
    SITE_SPOOL_DIR: path.join(folder, `site-${at}`, 'spool'),
  });
  const copy = (kind: Kind, port: number, over: object): Copy => ({
    kind,
    origin: originOf(port),
    settings: { ...common, ...over },
    running: null,
  });
  // With a database and a bucket beside them, the panels share no folder.
  const drafts = (at: number) =>
    env.DATABASE_URL ? { PASSARELA_DATA: path.join(folder, `panel-${at}`) } : {};
  const panels = panelPorts.map((port, at) =>
    copy('panel', port, { PANEL_PORT: String(port), ...drafts(at + 1) }),
  );
  const sites = sitePorts.map((port, at) => copy('site', port, { PORT: String(port), ...own(at + 1) }));

  async function startCopy(each: Copy) {
    const begin = each.kind === 'site' ? startSite : startPanel;
    const at = (each.kind === 'site' ? sites : panels).indexOf(each) + 1;
    each.running ??= await begin(each.settings, {
      origin: each.origin,
      onLine: onLine?.(`${each.kind} ${at}`),
    });
  }
  async function stopCopy(each: Copy, signal?: NodeJS.Signals) {
    const program = each.running;
    each.running = null;
    if (program) await stop(program, signal);
  }

  const frontSettings: FrontSettings = {
    folder: path.join(folder, 'front'),
    sitePort: ports.site,
    panelPort: ports.panel,
    servicesPort,
    siteInstances: sites.map(({ origin }) => origin),
    panelInstances: panels.map(({ origin }) => origin),
    certificate,
    trustsLoopback,
  };
  const front = await startFront(frontSettings);
  await Promise.all(panels.map(startCopy));
  await Promise.all(sites.map(startCopy));
  const close = async () => {
    await Promise.all([...sites, ...panels].map((each) => stopCopy(each)));
    await stop(front);
  };
  return { settings: common, certificate, sites, panels, front, startCopy, stopCopy, close };
}
