import path from 'node:path';
import { selfMadeCertificate } from '../../scripts/lib/certificate.ts';
import { stop } from '../../scripts/lib/children.ts';
import { startFront } from '../../scripts/lib/nginx.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import type { Habits } from '../foreign/habits';
import { type Foreign, startForeign } from '../foreign/service';
import { startOwnSite } from './own-site';

export type ForeignSite = { url: string; foreign: Foreign; stop: () => Promise<void> };

const envOf = ({ panel, integration }: Foreign) => ({
  PANEL_URL: panel,
  INTEGRATION_URL: integration,
  STORAGE_URL: `${panel}/storage`,
  MEDIA_HOSTS: '',
  TRUST_PROXY: 'false',
});

/** The site in front of services of another make, without any last good data. */
export async function startForeignSite(habits: Partial<Habits>): Promise<ForeignSite> {
  const foreign = await startForeign({ habits });
  const site = await startOwnSite({ env: envOf(foreign) });
  return {
    url: site.url,
    foreign,
    async stop() {
      await site.stop();
      foreign.stop();
    },
  };
}

/** Two copies of that site behind nginx, which repeats no form (docs/services.md); `stopCopy` ends one of them. */
export async function startForeignFront(habits: Partial<Habits>, folder: string) {
  const foreign = await startForeign({ habits });
  const sitePort = await freePort();
  const url = `https://localhost:${sitePort}`;
  const certificate = await selfMadeCertificate(folder);
  const env = { ...envOf(foreign), TRUST_PROXY: 'true', SITE_URL: url };
  const copies = await Promise.all([1, 2].map(() => startOwnSite({ env })));
  const front = await startFront({
    folder: path.join(folder, 'front'),
    sitePort,
    panelPort: await freePort(),
    servicesPort: await freePort(),
    siteInstances: copies.map((copy) => copy.url),
    panelInstances: [foreign.panel],
    certificate,
    repeatedSends: '',
  });
  return {
    url,
    foreign,
    stopCopy: async () => copies.pop()?.stop(),
    async stop() {
      await stop(front);
      await Promise.all(copies.map((copy) => copy.stop()));
      foreign.stop();
    },
  };
}
