import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOne, takeSums } from '../counts/sums.ts';
import { sendCounts } from './counts.ts';
import { resetBackendState } from './state.ts';
import { type StubAnswer, startStub } from './testing/stub-service.ts';
import { world } from './testing/world.ts';
import { closeConnections } from './transport.ts';

vi.mock('../system/env.ts', () => import('./testing/world.ts'));

const HOUR_MS = 3_600_000;
let stub: Awaited<ReturnType<typeof startStub>>;
let answer: () => StubAnswer;
let bodies: unknown[];
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  resetBackendState();
  takeSums();
  logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  bodies = [];
  answer = () => ({ status: 204, text: '' });
  stub = await startStub((req, body) => {
    if (req.url === '/panel/api/login')
      return { json: { token: 't', token_type: 'bearer', expires_in: 3600 } };
    bodies.push(JSON.parse(body));
    return answer();
  });
  world.url = stub.url;
});
afterEach(async () => {
  await closeConnections();
  stub.stop();
});

it('sends sums once, and nothing while nothing is counted', async () => {
  await sendCounts();
  addOne('seen', 7);
  addOne('seen', 7);
  await sendCounts();
  await sendCounts();
  expect(bodies).toEqual([{ seen: { 7: 2 }, favourited: {} }]);
});

it.each(['die', 'error'] as const)(
  'what was sent to a service in trouble (%s) is never sent again',
  async (kind) => {
    answer = () => (kind === 'die' ? 'die' : { status: 503, json: { message: 'x' } });
    addOne('seen', 7);
    await sendCounts();
    answer = () => ({ status: 204, text: '' });
    addOne('seen', 8);
    await sendCounts();
    expect(bodies).toEqual([
      { seen: { 7: 1 }, favourited: {} },
      { seen: { 8: 1 }, favourited: {} },
    ]);
  },
);

it('a service that counts nothing is left alone for an hour, without a word', async () => {
  answer = () => ({ status: 404, json: { message: 'x' } });
  const now = Date.now();
  for (const at of [now, now + HOUR_MS / 2, now + 2 * HOUR_MS]) {
    addOne('seen', 7);
    await sendCounts(at);
  }
  expect(bodies).toHaveLength(2);
  expect(logged).not.toHaveBeenCalled();
});
