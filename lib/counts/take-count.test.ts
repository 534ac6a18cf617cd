import { beforeEach, expect, it } from 'vitest';
import { ownHeader, VISITOR_ADDRESS_HEADER } from '../system/own-server.ts';
import { isRobot } from './is-robot.ts';
import { takeSums } from './sums.ts';
import { takeCount } from './take-count.ts';

const SITE = 'https://site.test';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
let visitors = 0;
const newVisitor = () => `198.51.100.${++visitors}`;

type Input = { visitor?: string; agent?: string; origin?: string };
const send = (body: unknown, { visitor = newVisitor(), agent = PHONE, origin = SITE }: Input = {}) => {
  const headers = { [VISITOR_ADDRESS_HEADER]: ownHeader(visitor), 'user-agent': agent, origin };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return takeCount(new Request(`${SITE}/api/counts`, { method: 'POST', headers, body: text }), SITE);
};
const seen = (talent: number) => ({ counted: 'seen', talent });

beforeEach(() => {
  takeSums();
});

it('adds up what different visitors see and favourite, and begins anew once taken', async () => {
  await send(seen(7));
  await send(seen(7));
  await send({ counted: 'favourited', talent: 7 });
  await send(seen(8));
  expect(takeSums()).toEqual({ seen: { 7: 2, 8: 1 }, favourited: { 7: 1 } });
  expect(takeSums()).toBeNull();
});

it('counts a visitor who reloads, or presses the heart again and again, once', async () => {
  const visitor = newVisitor();
  for (let times = 0; times < 5; times += 1) await send(seen(7), { visitor });
  await send({ counted: 'favourited', talent: 7 }, { visitor });
  expect(takeSums()).toEqual({ seen: { 7: 1 }, favourited: { 7: 1 } });
});

it('counts no more than a hundred and twenty of one address in ten minutes', async () => {
  const visitor = newVisitor();
  for (let talent = 1; talent <= 130; talent += 1) await send(seen(talent), { visitor });
  expect(Object.keys(takeSums()?.seen ?? {})).toHaveLength(120);
});

it.each([
  ['another site', seen(7), { origin: 'https://other.test' }],
  ['a robot', seen(7), { agent: `${PHONE} (compatible; Googlebot/2.1)` }],
  ['no talent', seen(-1), {}],
  ['a fraction', seen(1.5), {}],
  ['an unknown word', { counted: 'bought', talent: 7 }, {}],
  ['no JSON', '{', {}],
])('does not count %s', async (_, body, given) => {
  await send(body, given);
  expect(takeSums()).toBeNull();
});

it('made-up ids fill no memory', async () => {
  for (let talent = 1; talent <= 2_100; talent += 1) await send(seen(talent));
  expect(Object.keys(takeSums()?.seen ?? {})).toHaveLength(2_000);
});

it.each([
  [PHONE, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', false],
  [
    'Mozilla/5.0 (Linux; Android 15; CUBOT X90) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36', true],
  ['facebookexternalhit/1.1', true],
  ['WhatsApp/2.23', true],
  ['curl/8.5.0', true],
  [null, true],
])('%s is a robot: %s', (agent, expected) => {
  expect(isRobot(agent)).toBe(expected);
});
