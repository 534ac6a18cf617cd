import { APIError, Forbidden } from 'payload';
import { expect, test } from 'vitest';
import { refusedLine } from './logger.ts';

/** An error as a build leaves it: its class has lost its name. */
const built = (error: Error) => Object.assign(error, { name: 's' });

test.each([
  [{ err: built(new Forbidden()) }, 'Refused: 403 Forbidden'],
  [{ err: new APIError('maria@example.com is too long', 400), msg: 'x' }, 'Refused: 400 Bad Request'],
  [new APIError('Slow down', 429), 'Refused: 429 Too Many Requests'],
  [{ err: new APIError('No answer', 499) }, 'Refused: 499'],
])('%o is a request that was refused', (value, line) => {
  expect(refusedLine(value)).toBe(line);
});

test.each([
  [{ err: new APIError('The disk is full', 500) }],
  [{ err: new Error('Nothing is known of it') }],
  [new Error('disk full')],
  [{ status: 404 }],
  ['Refused'],
  [undefined],
])('%o is none', (value) => {
  expect(refusedLine(value)).toBeNull();
});
