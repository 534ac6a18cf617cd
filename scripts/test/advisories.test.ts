import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openAdvisories } from './advisories.ts';

const URL = 'https://github.com/advisories/GHSA-1';
const advisory = (over = {}) => ({ name: 'a', severity: 'high', title: 'Reads files', url: URL, ...over });
const audit = (...via: object[]) =>
  JSON.stringify({ vulnerabilities: { a: { via }, b: { via: ['a', ...via] } } });
const TODAY = '2026-11-21';
const accepted = (over = {}) => [
  { url: URL, reason: 'Only reached by a route that we do not use.', until: '2026-12-31', ...over },
];

describe('what the registry says of our packages', () => {
  it('is read, each advisory once', () => {
    expect(openAdvisories(`${audit(advisory())}\n`, [], TODAY)).toEqual([`high: a: Reads files (${URL})`]);
    expect(openAdvisories('{"vulnerabilities":{}}', [], TODAY)).toEqual([]);
  });

  it.each(['', 'npm error', '{"message":"405 Method Not Allowed"}', '{"vulnerabilities":null}', '{broken}'])(
    'is nothing where it answers %s',
    (output) => expect(openAdvisories(output, [], TODAY)).toBeNull(),
  );
});

describe('an advisory', () => {
  it.each([
    ['high', 1],
    ['critical', 1],
    ['moderate', 0],
    ['low', 0],
  ])('that is %s fails %i times', (severity, count) => {
    expect(openAdvisories(audit(advisory({ severity })), [], TODAY)).toHaveLength(count);
  });

  it.each([
    ['is accepted with a reason until a day', {}, 0],
    ['is not accepted after that day', { until: '2026-11-20' }, 1],
    ['is not accepted without a reason', { reason: '' }, 1],
    ['is not accepted for another', { url: 'https://github.com/advisories/GHSA-2' }, 1],
  ])('that would fail the tests %s', (_, over, count) => {
    expect(openAdvisories(audit(advisory()), accepted(over), TODAY)).toHaveLength(count);
  });
});

it('the list of accepted advisories says of each which, why and until when', () => {
  const list = JSON.parse(
    readFileSync(new globalThis.URL('../accepted-advisories.json', import.meta.url), 'utf8'),
  );
  const whole = {
    url: expect.stringMatching(/^https:\/\/github\.com\/advisories\//),
    reason: expect.stringMatching(/.{21}/),
    until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  };
  expect(list).toEqual(Array.from(list, () => whole));
});
