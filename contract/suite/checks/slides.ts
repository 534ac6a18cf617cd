import assert from 'node:assert/strict';
import { slide, slideType } from '@passarela/contract';
import { z } from 'zod';
import { expectShape, ids, refused } from '../kit/expect.ts';
import { check, group } from '../kit/runner.ts';

const MEDIA = /\.(jpe?g|png|gif|webp|avif|mp4|webm|ogg)(\?.*)?$/i;
const entityOf = { prehome: 'prehome', home: 'slides_home', about: 'slides_about' };

/** CONTRACT, GET /api/slides/{type}. */
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
