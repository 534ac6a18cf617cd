import { type Slide, type SlideType, slideType } from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { remember } from '../../platform/db/remember.ts';
import { isOnTime, type Times } from '../../platform/reference/on-site.ts';
import { json } from '../http/answer.ts';
import { fitPath } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { described, fileOf } from '../../catalogue/media/described.ts';

type Stored = { type: SlideType; times: Times; slide: Slide };

const shown = remember('slides', async (payload): Promise<Stored[]> => {
  const { docs } = await payload.find({
    collection: 'slides',
    where: { is_active: { not_equals: false } },
    sort: '_order',
    depth: 1,
    pagination: false,
  });
  return docs.flatMap(({ id, type, alt, talent, publish_at, hide_at, ...media }) => {
    const slide_mobile = fileOf(media.slide_mobile);
    const slide_desktop = fileOf(media.slide_desktop);
    return slide_mobile && slide_desktop
      ? [
          {
            type,
            times: { publish_at, hide_at },
            slide: {
              id,
              slide_mobile,
              slide_desktop,
              slide_mobile_focus: described(media.slide_mobile).focus,
              slide_desktop_focus: described(media.slide_desktop).focus,
              alt: { pt: alt?.pt ?? null, en: alt?.en ?? null },
              talent: typeof talent === 'number' ? talent : null,
            },
          },
        ]
      : [];
  });
});

/** The visible slides of a place at `now` (ms), in their order. */
export async function slidesOf(payload: Payload, wanted: SlideType, now: number): Promise<Slide[]> {
  const due = (await shown(payload)).filter(({ type, times }) => type === wanted && isOnTime(times, now));
  return due.map(({ slide }) => slide);
}

/** GET {PANEL}/api/slides/{type}. */
export const slides: Handler = async ({ params, payload, now }) => {
  const { type } = fitPath(z.object({ type: slideType }), params);
  return json(await slidesOf(payload, type, now()));
};
