import type { SanitizedConfig } from 'payload';

type Endpoints = readonly { method: string; path: string }[] | false | undefined;
type ListedRoute = { method: string; path: string };

const API = '/cms-api';
const SAMPLE = '1';

const listed = (base: string, endpoints: Endpoints): ListedRoute[] =>
  (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `${API}${base}${path.replaceAll(/:\w+\??/g, SAMPLE)}`.replace(/\/$/, ''),
  }));

/** Every route of Payload's API as its config has them, with a sample in place of each parameter. */
export const payloadRoutes = ({ collections, globals, endpoints }: SanitizedConfig): ListedRoute[] => [
  ...listed('', endpoints),
  ...collections.flatMap((each) => listed(`/${each.slug}`, each.endpoints)),
  ...globals.flatMap((each) => listed(`/globals/${each.slug}`, each.endpoints)),
];
