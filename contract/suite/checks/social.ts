import assert from 'node:assert/strict';
import { socialMedias } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import { type Check, check } from '../kit/runner.ts';
import type { Target } from '../kit/target.ts';

/** CONTRACT, GET /api/social-medias. */
export const socialChecks = (target: Target): Check[] => [
  check('instagram, whatsapp and email, each with a url or null', async () => {
    const links = expectShape(socialMedias, await target.fromPanel('/api/social-medias'));
    for (const [name, link] of Object.entries(links)) {
      assert.ok(link === null || URL.canParse(link.url), `${name}: ${link?.url}`);
    }
  }),
];
