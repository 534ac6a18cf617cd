import { type Slide, type SlideType, slideType } from '@passarela/contract';
import type { Payload } from 'payload';
import { z } from 'zod';
import { remember } from '../../db/remember.ts';
import { json } from '../http/answer.ts';
import { fitPath } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { fileOf } from './file-of.ts';

type Stored = Slide & { type: SlideType };

const shown = remember('slides', async (payload): Promise<Stored[]> => {
  const { docs } = await payload.find({
    collection: 'slides',
    where: { is_active: { not_equals: false } },
    sort: '_order',
    depth: 1,
    pagination: false,
  });
  return docs.flatMap(({ id, type, alt, talent, ...media }) => {
    const slide_mobile = fileOf(media.slide_mobile);
    const slide_desktop = fileOf(media.slide_desktop);
    return slide_mobile && slide_desktop
      ? [
          {
            id,
            type,
            slide_mobile,
            slide_desktop,
            alt: { pt: alt?.pt ?? null, en: alt?.en ?? null },
            talent_id: typeof talent === 'number' ? talent : null,
          },
        ]
      : [];
  });
});

export async function slidesOf(payload: Payload, wanted: SlideType): Promise<Slide[]> {
  return (await shown(payload)).filter(({ type }) => type === wanted).map(({ type: _, ...slide }) => slide);
}

/** GET {PANEL}/api/slides/{type} (CONTRACT, Panel, reading). */
export const slides: Handler = async ({ params, payload }) => {
  const { type } = fitPath(z.object({ type: slideType }), params);
  return json(await slidesOf(payload, type));
};
