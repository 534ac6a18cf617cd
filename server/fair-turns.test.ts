import { expect, it } from 'vitest';
import { createFairTurns } from './pictures.ts';

const settle = () => new Promise((done) => setImmediate(done));

/** Turns whose order is noted; `end(name)` ends one. */
function watched(limits: { atOnce: number; waiting: number }) {
  const take = createFairTurns(limits);
  const order: string[] = [];
  const leaves = new Map<string, () => void>();
  const ask = (visitor: string, name: string) => {
    const turn = take(visitor);
    void turn?.then((leave) => {
      order.push(name);
      leaves.set(name, leave);
    });
    return turn !== null;
  };
  const end = async (name: string) => {
    leaves.get(name)?.();
    await settle();
  };
  return { ask, end, order };
}

it('lets so many go on at once, and the next when one ends', async () => {
  const { ask, end, order } = watched({ atOnce: 2, waiting: 9 });
  for (const name of ['1', '2', '3', '4']) ask('a', name);
  await settle();
  expect(order).toEqual(['1', '2']);
  await end('2');
  await end('2');
  expect(order).toEqual(['1', '2', '3']);
});

it('goes round by visitor: one picture waits for no two hundred of somebody else', async () => {
  const { ask, end, order } = watched({ atOnce: 1, waiting: 200 });
  for (let at = 0; at < 200; at += 1) ask('many', `many ${at}`);
  ask('one', 'one');
  await settle();
  await end('many 0');
  await end('many 1');
  expect(order).toEqual(['many 0', 'many 1', 'one']);
});

it('an IPv6 network is one visitor', async () => {
  const { ask, end, order } = watched({ atOnce: 1, waiting: 9 });
  for (const at of [1, 2, 3]) ask(`2001:db8::${at}`, `v6 ${at}`);
  ask('192.0.2.1', 'v4');
  await settle();
  await end('v6 1');
  await end('v6 2');
  expect(order).toEqual(['v6 1', 'v6 2', 'v4']);
});

it('refuses where too much of a visitor waits, and takes others', async () => {
  const { ask, end, order } = watched({ atOnce: 1, waiting: 2 });
  expect(['1', '2', '3', '4'].map((name) => ask('a', name))).toEqual([true, true, true, false]);
  expect(ask('b', 'b')).toBe(true);
  await settle();
  for (const name of ['1', '2', 'b']) await end(name);
  expect(order).toEqual(['1', '2', 'b', '3']);
  expect(ask('a', '5')).toBe(true);
});
