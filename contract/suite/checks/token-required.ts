import { expectError } from '../kit/expect.ts';
import { call } from '../kit/http.ts';
import { check, group } from '../kit/runner.ts';

const PANEL_PATHS = [
  '/api/entities/feed',
  '/api/slides/home',
  '/api/social-medias',
  '/api/posts/blog/pt',
  '/api/posts/blog/some-slug/pt',
];
const INTEGRATION_PATHS = ['/api/talents/attributes', '/api/options?countries=1', '/api/talent/profile?id=1'];

/** The last character of a signed token may carry unused bits, so one in its middle is changed. */
function tampered(token: string) {
  const middle = Math.floor(token.length * 0.75);
  return `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
}

/** Every call but the sign-in needs the bearer token of its service. */
export const tokenRequiredChecks = group('Calls without a token', (target) => {
  const { panel, integration, panelToken, integrationToken } = target;
  const needs = (path: string, base: string, own: string, foreign: string, json?: object) =>
    check(`${path} without, with a broken or with a foreign token is 401`, async () => {
      const url = `${base}${path}`;
      for (const token of [null, 'garbage', 'a.b.c', tampered(own), foreign]) {
        expectError(await call(url, { token, json }), 401);
      }
      expectError(await call(url, { json, headers: { authorization: 'Basic YTpi' } }), 401);
    });
  return [
    ...PANEL_PATHS.map((path) => needs(path, panel, panelToken, integrationToken)),
    ...INTEGRATION_PATHS.map((path) => needs(path, integration, integrationToken, panelToken)),
    needs('/api/talents?paginate=1', integration, integrationToken, panelToken, {}),
  ];
});
