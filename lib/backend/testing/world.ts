export type Call = {
  path: string;
  service: 'panel' | 'integration';
  query?: Record<string, string | number>;
  json?: { ids?: readonly number[] };
};
export type Answer = { status?: number; body: unknown };
export type Served = Answer | Error | ((call: Call) => Answer);

/**
 * Both services' answers by path, their calls, and the folder of last good answers; `url` is a real server
 * (`stub-service.ts`).
 */
export const world = { dir: '', url: '', served: new Map<string, Served>(), calls: 0 };

/** Stands in for `env.ts`; it imports nothing that reads the environment while it is being replaced. */
export const env = () => ({
  SITE_CACHE_DIR: world.dir,
  PANEL_URL: `${world.url}/panel`,
  PANEL_SALT: 'salt of the panel',
  PANEL_API_TOKEN: 'token of the panel',
  INTEGRATION_URL: `${world.url}/integration`,
  INTEGRATION_SALT: 'salt of integration',
  INTEGRATION_API_KEY: 'key of integration',
  SERVICE_TIMEOUT_S: 8,
  DATA_MAX_AGE_S: 3_600,
  OPTIONS_PATH: '/api/options',
  DIVISION_IDS: [],
});
