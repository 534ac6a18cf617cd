import { ROUTES } from '../contract/routes.ts';
import payloadConfig from '../payload.config.ts';
import { payloadRoutes } from './payload-routes.ts';

const SAMPLE = '1';

const contract = ROUTES.map(({ method, path }) => ({
  method,
  path: path
    .replace('{lang}', 'pt')
    .replace('{entry}', 'getScouted')
    .replaceAll(/\{\w+\}/g, SAMPLE),
}));

const config = await payloadConfig;
const routes = [
  ...contract,
  ...payloadRoutes(config),
  ...config.collections.map(({ slug }) => ({ method: 'POST', path: `/admin/collections/${slug}` })),
  { method: 'POST', path: '/admin/login' },
  { method: 'POST', path: '/admin/second-step' },
];

/** Prints every route of the panel with a sample of its address, as JSON; the drill of bench/bodies reads it. */
process.stdout.write(`\n${JSON.stringify(routes)}\n`, () => process.exit(0));
