import assert from 'node:assert/strict';
import { socialMedias } from '@passarela/contract';
import { expectShape } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';

/** CONTRACT, GET /api/social-medias. */
export const socialChecks = group('Social media', (target) => [
  check('instagram, whatsapp and email, each with a url or null', async () => {
    const links = expectShape(socialMedias, await target.fromPanel('/api/social-medias'));
    for (const [name, link] of Object.entries(links)) {
      assert.ok(link === null || URL.canParse(link.url), `${name}: ${link?.url}`);
    }
  }),
]);
