import { ROUTES } from '../contract/routes.ts';
import config from '../payload.config.ts';

type Endpoints = readonly { method: string; path: string }[] | false | undefined;

const API = '/cms-api';
const SAMPLE = '1';

const listed = (base: string, endpoints: Endpoints) =>
  (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `${API}${base}${path.replaceAll(/:\w+\??/g, SAMPLE)}`.replace(/\/$/, ''),
  }));

const contract = ROUTES.map(({ method, path }) => ({
  method,
  path: path
    .replace('{lang}', 'pt')
    .replace('{entry}', 'getScouted')
    .replaceAll(/\{\w+\}/g, SAMPLE),
}));

const { collections, globals, endpoints } = await config;
const routes = [
  ...contract,
  ...listed('', endpoints),
  ...collections.flatMap((each) => listed(`/${each.slug}`, each.endpoints)),
  ...globals.flatMap((each) => listed(`/globals/${each.slug}`, each.endpoints)),
  ...collections.map(({ slug }) => ({ method: 'POST', path: `/admin/collections/${slug}` })),
  { method: 'POST', path: '/admin/login' },
  { method: 'POST', path: '/admin/second-step' },
];

/** Prints every route of the panel with a sample of its address, as JSON; the drill of bench/bodies reads it. */
process.stdout.write(`\n${JSON.stringify(routes)}\n`, () => process.exit(0));
