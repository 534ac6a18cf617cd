import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createByteBudget } from './byte-budget.ts';

const WAIT_LIMIT_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A room of 100 bytes, of which one address may hold 75; says who is in, in the order of their coming in. */
function room() {
  const enter = createByteBudget({ room: 100, addressShare: 75, waitLimitMs: WAIT_LIMIT_MS });
  const leaves = new Map<string, () => void>();
  const refused: string[] = [];
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    refused,
    inside: () => [...leaves.keys()],
    async come(name: string, bytes: number, address = name) {
      enter(bytes, address).then((leave) => (leave ? leaves.set(name, leave) : refused.push(name)));
      await settle();
    },
    async go(name: string) {
      const leave = leaves.get(name);
      leaves.delete(name);
      leave?.();
      leave?.();
      await settle();
    },
  };
}

type Coming = [name: string, bytes: number, address?: string];

describe('the room for large bodies', () => {
  it.each<[what: string, comings: Coming[], inside: string[]]>([
    [
      'lets in what fits, to the last byte',
      [
        ['a', 60],
        ['b', 40],
        ['c', 1],
      ],
      ['a', 'b'],
    ],
    [
      'counts one that is larger than a share as the share',
      [
        ['a', 500],
        ['b', 25],
      ],
      ['a', 'b'],
    ],
    [
      'lets two of those never in together',
      [
        ['a', 500],
        ['b', 500],
      ],
      ['a'],
    ],
    [
      'keeps the rest of a share’s owner waiting, and lets others pass',
      [
        ['a1', 40, 'a'],
        ['a2', 40, 'a'],
        ['a3', 40, 'a'],
        ['b', 30],
      ],
      ['a1', 'b'],
    ],
    [
      'lets many of one address in together while they are small',
      [
        ['a1', 20, 'a'],
        ['a2', 20, 'a'],
        ['a3', 20, 'a'],
        ['a4', 20, 'a'],
      ],
      ['a1', 'a2', 'a3'],
    ],
    [
      'takes all IPv6 addresses of a visitor for one',
      [
        ['a1', 40, '2001:db8:1:2::1'],
        ['a2', 40, '2001:db8:1:2::2'],
        ['b', 40, '2001:db8:1:3::1'],
      ],
      ['a1', 'b'],
    ],
    [
      'lets a small one past a large one that waits',
      [
        ['a', 70],
        ['b', 60],
        ['c', 30],
      ],
      ['a', 'c'],
    ],
    [
      'but lets nobody take the room that the large one needs',
      [
        ['a', 70],
        ['b', 75],
        ['c', 25],
        ['d', 5],
      ],
      ['a', 'c'],
    ],
  ])('%s', async (_what, comings, inside) => {
    const { come, inside: now } = room();
    for (const coming of comings) await come(...coming);
    expect(now()).toEqual(inside);
  });

  it('calls the next ones in their order as room comes back, and leaving twice is leaving once', async () => {
    const { come, go, inside } = room();
    for (const name of ['a', 'b', 'c', 'd']) await come(name, 60);
    await go('a');
    expect(inside()).toEqual(['b']);
    await go('b');
    await go('c');
    expect(inside()).toEqual(['d']);
  });

  it('reads all bodies of one address in the end, one after the other', async () => {
    const { come, go, inside, refused } = room();
    const names = Array.from({ length: 8 }, (_, number) => `student ${number}`);
    for (const name of names) await come(name, 50, 'school');
    for (const name of names) {
      expect(inside()).toEqual([name]);
      await go(name);
    }
    expect(refused).toEqual([]);
  });

  it('keeps a place for others, whatever one address asks for', async () => {
    const { come, go, inside } = room();
    for (let number = 0; number < 50; number += 1) await come(`a${number}`, 1 + 13 * number, 'a');
    for (let number = 0; number < 20; number += 1) {
      await come(`b${number}`, 25);
      expect(inside()).toContain(`b${number}`);
      await go(`b${number}`);
    }
  });

  it('refuses who has waited for too long, and lets the next ones in', async () => {
    const { come, inside, refused } = room();
    await come('a', 70);
    await come('b', 60);
    await vi.advanceTimersByTimeAsync(WAIT_LIMIT_MS - 1);
    await come('c', 41);
    expect([inside(), refused]).toEqual([['a'], []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([inside(), refused]).toEqual([['a'], ['b']]);
    await come('d', 30);
    expect(inside()).toEqual(['a', 'd']);
  });
});
