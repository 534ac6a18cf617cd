import assert from 'node:assert/strict';
import {
  agencyAnswer,
  entityName,
  feedItem,
  privacyText,
  slide,
  slideType,
  socialMedias,
  textsAnswer,
} from '@passarela/contract';
import { z } from 'zod';
import { expectShape, ids, refused } from '../kit/expect.ts';
import { check, group, skip } from '../kit/runner.ts';

const item = {
  prehome: slide,
  slides_home: slide,
  slides_about: slide,
  blog: z.object({}),
  feed: feedItem,
  privacy: privacyText,
};

/** GET /api/entities/{entity}. */
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

const MEDIA = /\.(jpe?g|png|gif|webp|avif|mp4|webm|ogg)(\?.*)?$/i;
const entityOf = { prehome: 'prehome', home: 'slides_home', about: 'slides_about' };

/** GET /api/slides/{type}. */
export const slideChecks = group('Slides', (target) => [
  ...slideType.options.map((type) =>
    check(`${type}: slides of an image or a video, the same as the entity ${entityOf[type]}`, async () => {
      const slides = expectShape(z.array(slide), await target.fromPanel(`/api/slides/${type}`));
      for (const { slide_mobile, slide_desktop } of slides) {
        assert.match(slide_mobile, MEDIA);
        assert.match(slide_desktop, MEDIA);
      }
      const entity = expectShape(z.array(slide), await target.fromPanel(`/api/entities/${entityOf[type]}`));
      assert.deepEqual(ids(entity), ids(slides));
    }),
  ),
  check('an unknown type is refused', () => refused(target.fromPanel('/api/slides/nothing'), 400, 404, 422)),
]);

/** GET /api/agency: optional. */
export const agencyChecks = group('Agency', (target) => [
  check('name, texts in both languages, accent and mark, each of them or null', async () => {
    const answer = await target.fromPanel('/api/agency');
    if (answer.status === 404) skip('this server does not describe the agency');
    expectShape(agencyAnswer, answer);
  }),
]);

/** GET /api/texts: optional. */
export const textChecks = group('Texts', (target) => [
  check('texts of pages in both languages and a menu of known pages, each of them or null', async () => {
    const answer = await target.fromPanel('/api/texts');
    if (answer.status === 404) skip('this server has no texts of pages');
    const { menu } = expectShape(textsAnswer, answer);
    const pages = (menu ?? []).map(({ page }) => page);
    assert.equal(new Set(pages).size, pages.length);
  }),
]);

/** GET /api/social-medias. */
export const socialChecks = group('Social media', (target) => [
  check('instagram, whatsapp and email, each with a url or null', async () => {
    const links = expectShape(socialMedias, await target.fromPanel('/api/social-medias'));
    for (const [name, link] of Object.entries(links)) {
      assert.ok(link === null || URL.canParse(link.url), `${name}: ${link?.url}`);
    }
  }),
]);
