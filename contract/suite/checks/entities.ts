import assert from 'node:assert/strict';
import { entityName, feedItem, privacyText, slide } from '@passarela/contract';
import { z } from 'zod';
import { expectShape } from '../kit/expect.ts';
import { check, group, skip } from '../kit/runner.ts';

const item = {
  prehome: slide,
  slides_home: slide,
  slides_about: slide,
  blog: z.object({}),
  feed: feedItem,
  privacy: privacyText,
};

/** CONTRACT, GET /api/entities/{entity}. */
export const entityChecks = group('Entities', (target) => [
  ...entityName.options.map((name) =>
    check(`${name} is a list of its items`, async () =>
      expectShape(z.array(item[name]), await target.fromPanel(`/api/entities/${name}`)),
    ),
  ),
  check('privacy has each language once, of one version', async () => {
    const texts = expectShape(z.array(privacyText), await target.fromPanel('/api/entities/privacy'));
    if (texts.length === 0) skip('this server has no privacy text');
    assert.equal(new Set(texts.map(({ language }) => language)).size, texts.length);
    assert.equal(new Set(texts.map(({ version }) => version)).size, 1);
    for (const { content } of texts) assert.match(content, /<p[ >]/);
  }),
  check('an unknown name is an empty list', async () => {
    assert.deepEqual(expectShape(z.array(z.unknown()), await target.fromPanel('/api/entities/nothing')), []);
    assert.deepEqual(
      expectShape(z.array(z.unknown()), await target.fromPanel('/api/entities/constructor')),
      [],
    );
  }),
]);
