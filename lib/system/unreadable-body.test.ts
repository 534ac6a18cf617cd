import { expect, it } from 'vitest';
import { isUnreadableBody } from './unreadable-body';

const NEXT = '/srv/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js';
const NEXT_CHUNK = '/srv/.next/server/chunks/ssr/node_modules_next_dist_0-am._.js';
const OURS = '/srv/.next/server/chunks/ssr/_1x2y3z._.js';
const POST = { method: 'POST' };

/** An error thrown where these files were at work, the innermost first. */
function thrown(files: readonly string[], fields = {}) {
  const error = Object.assign(new Error('Unexpected end of form'), fields);
  error.stack = [error.message, ...files.map((file) => `    at x (${file}:2:${file.length})`)].join('\n');
  return error;
}

it.each([
  ['a posted form', POST, { routeType: 'render' }],
  ['a call of an action', POST, { routeType: 'action', renderSource: 'react-server-components-payload' }],
])('%s that React could not read', (_, request, context) => {
  expect(
    isUnreadableBody(thrown([NEXT, 'node:internal/process/task_queues', NEXT_CHUNK]), request, context),
  ).toBe(true);
});

it.each([
  ['our action or page throws', thrown([OURS, NEXT]), POST, { routeType: 'action' }],
  [
    'what our code waited for fails',
    thrown(['node:internal/deps/undici/undici', OURS]),
    POST,
    { routeType: 'action' },
  ],
  [
    'a file of the build is lost',
    thrown(['/srv/.next/server/chunks/[turbopack]_runtime.js', NEXT]),
    POST,
    { routeType: 'action' },
  ],
  [
    'the page is drawn',
    thrown([NEXT]),
    POST,
    { routeType: 'action', renderSource: 'react-server-components' },
  ],
  ['its HTML is written', thrown([NEXT]), POST, { routeType: 'render', renderSource: 'server-rendering' }],
  [
    'the disk is full',
    thrown(['node:internal/fs/promises'], { syscall: 'write', code: 'ENOSPC' }),
    POST,
    { routeType: 'render' },
  ],
  ['nothing was posted', thrown([NEXT]), { method: 'GET' }, { routeType: 'render' }],
  ['a route of ours was asked', thrown([NEXT]), POST, { routeType: 'route' }],
  ['no error was thrown', 'x', POST, { routeType: 'action' }],
])('a fault of ours: %s', (_, error, request, context) => {
  expect(isUnreadableBody(error, request, context)).toBe(false);
});
