import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeQueue, forgetQuoteFor, queuedQuotes, queueQuote, takeEndedQuotes } from './queued-quote';

const HOUR_MS = 3_600_000;
const NOW = Date.now();
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: stored.set.bind(stored),
    removeItem: stored.delete.bind(stored),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const quote = (models: string, message: string) => {
  const data = new FormData();
  data.set('models', models);
  data.set('message', message);
  return data;
};
const messages = (now = NOW) => queuedQuotes(now).map(({ fields }) => fields.message);

it('keeps one quote for the same talents, and those for others', () => {
  queueQuote(quote('[1]', 'a'), NOW);
  queueQuote(quote('[2]', 'b'), NOW);
  queueQuote(quote('[1]', 'c'), NOW);
  expect(messages()).toEqual(['b', 'c']);
  forgetQuoteFor('[2]');
  expect(messages()).toEqual(['c']);
  forgetQuoteFor('[1]');
  expect(stored.has('queued-quotes')).toBe(false);
});

it.each([
  ['not tried, after six days', null, 6 * 24, 1],
  ['not tried, after a week', null, 7 * 24, 0],
  ['tried 22 hours ago', 22, 30, 1],
  ['tried 23 hours ago: the panel would soon not know it again', 23, 30, 0],
] as const)('%s', (_case, triedAgo, age, left) => {
  queueQuote(quote('[1]', 'a'), NOW - age * HOUR_MS);
  const triedAt = triedAgo === null ? null : NOW - triedAgo * HOUR_MS;
  // as it was stored then
  const [first] = JSON.parse(stored.get('queued-quotes') ?? '[]');
  stored.set('queued-quotes', JSON.stringify([{ ...first, triedAt }]));
  expect(queuedQuotes(NOW)).toHaveLength(left);
});

it('what waited too long leaves the device once somebody is told, and not before', () => {
  queueQuote(quote('[1]', 'a'), NOW - 8 * 24 * HOUR_MS);
  queueQuote(quote('[2]', 'b'), NOW);
  expect(messages()).toEqual(['b']);
  expect(takeEndedQuotes().map(({ fields }) => fields.message)).toEqual(['a']);
  expect(stored.get('queued-quotes')).not.toContain('"a"');
  forgetQuoteFor('[2]');
  expect(stored.size).toBe(0);
});

it.each(['{', '{}', '[1]', 'null', '[{"fields":1}]'])('reads %s as nothing', (text) => {
  stored.set('queued-quotes', text);
  expect(queuedQuotes()).toEqual([]);
  changeQueue((all) => [...all]);
  expect(stored.has('queued-quotes')).toBe(false);
});
