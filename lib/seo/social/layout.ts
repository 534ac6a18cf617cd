import type { Mark } from '@passarela/contract/mark';
import { markSvg } from '@/lib/domain/mark';
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '@/lib/seo/social/images';
import { fillFrame, fitFrame, isLandscape, type Photo } from './photos';

export const MARGIN_PX = 64;

type PlacedPhoto = { input: Buffer; left: number; top: number };
/** The frames of pictures and text. `isBand`: the text is a low band below the pictures, else a column beside them. */
export type Layout = {
  photos: PlacedPhoto[];
  textLeft: number;
  textTop: number;
  textBottom: number;
  isBand: boolean;
  hasPhoto: boolean;
};

const PORTRAIT_WIDTH_PX = 540;
const OF_TWO_WIDTH_PX = 330;
const PLATE_WIDTH_PX = 660;
const ROW_HEIGHT_PX = 420;
const COLUMN_TOP_PX = 76;
const COLUMN_BOTTOM_PX = SOCIAL_HEIGHT_PX - 50;
const COLUMN = { textTop: COLUMN_TOP_PX, textBottom: COLUMN_BOTTOM_PX, isBand: false, hasPhoto: true };
/** A low picture does not squeeze the text beside it. */
const PLATE_TEXT = { top: 96, bottom: 534 };

async function row(photos: Photo[]): Promise<Layout> {
  const width = SOCIAL_WIDTH_PX / photos.length;
  const set = await Promise.all(photos.map((photo) => fillFrame(photo, width, ROW_HEIGHT_PX)));
  return {
    photos: set.map(({ input }, index) => ({ input, left: index * width, top: 0 })),
    textLeft: MARGIN_PX,
    textTop: ROW_HEIGHT_PX + 38,
    textBottom: COLUMN_BOTTOM_PX,
    isBand: true,
    hasPhoto: true,
  };
}

/** As high as the preview: a low frame would cut a face that fills its picture. */
async function columns(photos: Photo[], widthPx: number): Promise<Layout> {
  const set = await Promise.all(photos.map((photo) => fillFrame(photo, widthPx, SOCIAL_HEIGHT_PX)));
  return {
    photos: set.map(({ input }, index) => ({ input, left: index * widthPx, top: 0 })),
    textLeft: photos.length * widthPx + MARGIN_PX,
    ...COLUMN,
  };
}

async function plate({ bytes }: Photo): Promise<Layout> {
  const set = await fitFrame(bytes, PLATE_WIDTH_PX, SOCIAL_HEIGHT_PX - 2 * MARGIN_PX);
  const top = Math.round((SOCIAL_HEIGHT_PX - set.heightPx) / 2);
  return {
    photos: [{ input: set.input, left: MARGIN_PX, top }],
    textLeft: MARGIN_PX + set.widthPx + 56,
    textTop: Math.min(top, PLATE_TEXT.top),
    textBottom: Math.max(top + set.heightPx, PLATE_TEXT.bottom),
    isBand: false,
    hasPhoto: true,
  };
}

const GREAT_MARK = { sizePx: 520, color: '#ebe7df' };

const type = (mark: Mark): Layout => ({
  photos: [
    {
      input: Buffer.from(markSvg(mark, GREAT_MARK.sizePx, GREAT_MARK.color)),
      left: SOCIAL_WIDTH_PX - GREAT_MARK.sizePx - 20,
      top: SOCIAL_HEIGHT_PX - GREAT_MARK.sizePx + 65,
    },
  ],
  textLeft: MARGIN_PX,
  ...COLUMN,
  hasPhoto: false,
});

/** Portraits side by side, one or two to the edges, one landscape whole as a plate, or type alone. */
export async function layOut(photos: Photo[], mark: Mark): Promise<Layout> {
  const wide = await Promise.all(photos.map(({ bytes }) => isLandscape(bytes)));
  const portraits = photos.filter((_photo, index) => !wide[index]);
  const [first] = photos;
  if (first === undefined) return type(mark);
  if (portraits.length === 0) return plate(first);
  if (portraits.length > 2) return row(portraits);
  return columns(portraits, portraits.length === 1 ? PORTRAIT_WIDTH_PX : OF_TWO_WIDTH_PX);
}
