import { expect, test } from 'vitest';
import { resourcePolicy, securityHeaders } from './security-headers.ts';

const headersOf = (isHttps: boolean, hstsPreload = false) =>
  new Map(securityHeaders({ isHttps, hstsPreload }));

test.each([
  [true, false, 'max-age=31536000'],
  [true, true, 'max-age=63072000; includeSubDomains; preload'],
  [false, false, undefined],
  [false, true, undefined],
])(
  'staff who come by TLS (%s), in the list of browsers (%s), are held to it: %s',
  (isHttps, isListed, value) => {
    expect(headersOf(isHttps, isListed).get('Strict-Transport-Security')).toBe(value);
  },
);

test.each([true, false])('no page of the panel is framed or sniffed (TLS: %s)', (isHttps) => {
  const names = [...headersOf(isHttps).keys()];
  expect(names).toEqual(expect.arrayContaining(['X-Frame-Options', 'X-Content-Type-Options']));
});

test.each([
  ['/media/a.jpg', 'cross-origin'],
  ['/admin', 'same-origin'],
  ['/cms-api/media/file/a.jpg', 'same-origin'],
  ['/panel/api/login', 'same-origin'],
  ['/mediax', 'same-origin'],
])('%s may be embedded by %s pages', (path, policy) => {
  expect(resourcePolicy(path)).toBe(policy);
});
