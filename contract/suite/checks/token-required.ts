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

/** CONTRACT, "Tokens": every other call needs the bearer token of its service. */
export const tokenRequiredChecks = group('Calls without a token', (target) => {
  const calls = [
    ...PANEL_PATHS.map((path) => ({ url: `${target.panel}${path}`, label: path, json: undefined })),
    ...INTEGRATION_PATHS.map((path) => ({
      url: `${target.integration}${path}`,
      label: path,
      json: undefined,
    })),
    { url: `${target.integration}/api/talents?paginate=1`, label: 'POST /api/talents', json: {} },
  ];
  const right = (url: string) =>
    url.startsWith(target.integration) ? target.integrationToken : target.panelToken;
  const other = (url: string) =>
    url.startsWith(target.integration) ? target.panelToken : target.integrationToken;

  return calls.map(({ url, label, json }) =>
    check(`${label} without, with a broken or with a foreign token is 401`, async () => {
      for (const token of [null, 'garbage', 'a.b.c', tampered(right(url)), other(url)]) {
        expectError(await call(url, { token, json }), 401);
      }
      expectError(await call(url, { json, headers: { authorization: 'Basic YTpi' } }), 401);
    }),
  );
});
