export type Call = {
  path: string;
  service: 'panel' | 'integration';
  query?: Record<string, string | number>;
  json?: { ids?: readonly number[] };
};
export type Answer = { status?: number; body: unknown };
export type Served = Answer | Error | ((call: Call) => Answer);

/** What both services answer by path, how often they were asked, and the folder of the last good answers. */
export const world = { dir: '', served: new Map<string, Served>(), calls: 0 };

/** Stands in for `env.ts`; it imports nothing that reads the environment while it is being replaced. */
export const env = () => ({
  SITE_CACHE_DIR: world.dir,
  SERVICE_TIMEOUT_S: 8,
  DATA_MAX_AGE_S: 3_600,
  OPTIONS_PATH: '/api/options',
  DIVISION_IDS: [],
});
