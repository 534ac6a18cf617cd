import type { Habits } from '../foreign/habits';
import { type Foreign, startForeign } from '../foreign/service';
import { startOwnSite } from './own-site';

export type ForeignSite = { url: string; foreign: Foreign; stop: () => Promise<void> };

/** The site in front of services of another make, without any last good data. */
export async function startForeignSite(habits: Partial<Habits>): Promise<ForeignSite> {
  const foreign = await startForeign({ habits });
  const env = {
    PANEL_URL: foreign.panel,
    INTEGRATION_URL: foreign.integration,
    STORAGE_URL: `${foreign.panel}/storage`,
    MEDIA_HOSTS: '',
    TRUST_PROXY: 'false',
  };
  const site = await startOwnSite({ brokenPage: undefined, env });
  return {
    url: site.url,
    foreign,
    async stop() {
      await site.stop();
      foreign.stop();
    },
  };
}
