import assert from 'node:assert/strict';
import { entityName, feedItem, slide } from '@passarela/contract';
import { z } from 'zod';
import { expectShape } from '../expect.ts';
import type { Check } from '../runner.ts';
import type { Target } from '../target.ts';

const item = {
  prehome: slide,
  slides_home: slide,
  slides_about: slide,
  blog: z.object({}),
  feed: feedItem,
};

/** CONTRACT, GET /api/entities/{entity}. */
export const entityChecks = (target: Target): Check[] => [
  ...entityName.options.map((name) => ({
    name: `${name} is a list of its items`,
    run: async () => {
      expectShape(z.array(item[name]), await target.fromPanel(`/api/entities/${name}`));
    },
  })),
  {
    name: 'an unknown name is an empty list',
    run: async () => {
      assert.deepEqual(
        expectShape(z.array(z.unknown()), await target.fromPanel('/api/entities/nothing')),
        [],
      );
      assert.deepEqual(
        expectShape(z.array(z.unknown()), await target.fromPanel('/api/entities/constructor')),
        [],
      );
    },
  },
];
