import { readFileSync } from 'node:fs';
import { compileString } from 'sass';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Focus, focusAttributes } from '@/lib/domain/focus';
import { MARK } from '@/lib/domain/mark';
import { layOut } from './layout';
import { fillFrame } from './photos';

/** All as shares of a picture's width or height, 0 to 1; `aspect`: its width over its height. */
type Box = { left: number; right: number; top: number; bottom: number };
type Portrait = { name: string; aspect: number; focus: Focus; face: Box };

/** From hairline to chin and from ear to ear, measured on a grid; in wide pictures around the focus. */
const FACES: Record<string, Box> = {
  head: { left: 0.25, right: 0.75, top: 0.18, bottom: 0.68 },
  half: { left: 0.25, right: 0.75, top: 0.14, bottom: 0.63 },
  full: { left: 0.4, right: 0.6, top: 0.1, bottom: 0.28 },
  profile: { left: 0.15, right: 0.85, top: 0.18, bottom: 0.66 },
  'snap-front': { left: 0.3, right: 0.7, top: 0.22, bottom: 0.62 },
};
const aroundFocus = (x: number): Box => ({ left: x - 0.09, right: x + 0.09, top: 0.2, bottom: 0.6 });

/** The panel stores whole hundredths. */
const stored = (share: number) => Math.round(share * 100) / 100;

type Row = { file: string; kind: string; width: number; height: number; focus: Focus };
const people: { pictures: Row[] }[] = JSON.parse(readFileSync('demo/pictures/people.json', 'utf8'));
const demo: Portrait[] = people
  .flatMap(({ pictures }) => pictures)
  .map(({ file, kind, width, height, focus }) => ({
    name: file,
    aspect: width / height,
    focus: { x: stored(focus.x), y: stored(focus.y) },
    face: FACES[kind] ?? aroundFocus(focus.x),
  }));

const ASPECTS = {
  '9:16': 9 / 16,
  '2:3': 2 / 3,
  '3:4': 3 / 4,
  '1:1': 1,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
};
const PLACES = [0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((down) => ({ across, down })));
const FACE_ASPECT = 3 / 4;
/** A face as large as this share of what the smallest crop shows of the picture. */
const FACE_SHARE = 0.4;

/** Portraits with a face in each corner, at each edge and in the middle, which `box` (width over height) crops. */
const odd = (box: number): Portrait[] =>
  Object.entries(ASPECTS).flatMap(([shape, aspect]) =>
    PLACES.map(({ across, down }) => {
      const shown = { width: Math.min(1, box / aspect), height: Math.min(1, aspect / box) };
      const height = FACE_SHARE * Math.min(shown.height, (shown.width * aspect) / FACE_ASPECT);
      const width = (height * FACE_ASPECT) / aspect;
      const [left, top] = [across * (1 - width), down * (1 - height)];
      const face = { left, top, right: left + width, bottom: top + height };
      const focus = { x: stored(left + width / 2), y: stored(top + height / 2) };
      return { name: `${shape} at ${across}, ${down}`, aspect, focus, face };
    }),
  );

const ROUNDING = 0.006;
const isCut = (face: Box, shown: Box): boolean =>
  face.left < shown.left - ROUNDING ||
  face.top < shown.top - ROUNDING ||
  face.right > shown.right + ROUNDING ||
  face.bottom > shown.bottom + ROUNDING;

const { css } = compileString('@use "focus" as *;\nimg { @include focus-steps("focus"); }', {
  loadPaths: ['components/ui'],
});

/** The `object-position` of the style sheet for a focus, 0 to 1. */
function positionOf(focus: Focus, axis: 'x' | 'y'): number {
  const step = focusAttributes(focus)[`data-focus-${axis}`];
  const rule = new RegExp(`data-focus-${axis}="?${step}"?\\] \\{\\s*--focus-${axis}: ([\\d.]+)%`).exec(css);
  expect(rule, `a rule for ${axis} ${step}`).not.toBeNull();
  return Number(rule?.[1]) / 100;
}

/** The part of a picture that a box of this aspect shows with `object-fit: cover`. */
function shownInBox({ aspect, focus }: Portrait, box: number): Box {
  const [width, height] = [Math.min(1, box / aspect), Math.min(1, aspect / box)];
  const left = positionOf(focus, 'x') * (1 - width);
  const top = positionOf(focus, 'y') * (1 - height);
  return { left, top, right: left + width, bottom: top + height };
}

const BOXES = { 'cards, people 3:4': 3 / 4, 'rows 4:5': 4 / 5, 'home, feed 1:1': 1 };

test.each(Object.entries(BOXES))('%s: no face of the demo is cut', (_name, box) => {
  expect(demo.length).toBeGreaterThan(150);
  expect(demo.filter((one) => isCut(one.face, shownInBox(one, box))).map(({ name }) => name)).toEqual([]);
});

test.each(
  Object.entries({ ...BOXES, 'posts 3:2': 3 / 2, 'slides on phones': 390 / 700, 'slides 16:9': 16 / 9 }),
)('%s: no face at odd places of odd pictures is cut', (_name, box) => {
  const portraits = odd(box);
  expect(portraits.length).toBeGreaterThan(40);
  expect(portraits.filter((one) => isCut(one.face, shownInBox(one, box))).map(({ name }) => name)).toEqual(
    [],
  );
});

const SIDE_PX = 96;

/** A picture whose red grows from left to right and whose green from top to bottom: a crop tells what it shows. */
function ruler(aspect: number): Promise<Buffer> {
  const [width, height] = [
    Math.round(SIDE_PX * Math.max(1, aspect)),
    Math.round(SIDE_PX * Math.max(1, 1 / aspect)),
  ];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels.set(
        [Math.round((x / (width - 1)) * 255), Math.round((y / (height - 1)) * 255), 0],
        (y * width + x) * 3,
      );
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The part of a picture that a frame of a preview shows. */
async function shownInFrame({ aspect, focus }: Portrait, widthPx: number, heightPx: number): Promise<Box> {
  const { input } = await fillFrame({ bytes: await ruler(aspect), focus }, widthPx, heightPx);
  const { data, info } = await sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number, channel: number) =>
    (data[(y * info.width + x) * info.channels + channel] ?? 0) / 255;
  const [right, bottom] = [info.width - 1, info.height - 1];
  return { left: at(0, 0, 0), right: at(right, 0, 0), top: at(0, 0, 1), bottom: at(0, bottom, 1) };
}

/** The frames of pictures that previews of 1200 × 630 have, by the number of portraits. */
async function framesOf(count: number): Promise<{ width: number; height: number }[]> {
  const bytes = await ruler(3 / 4);
  const { photos } = await layOut(
    Array.from({ length: count }, () => ({ bytes, focus: null })),
    MARK,
  );
  const all = await Promise.all(photos.map(({ input }) => sharp(input).metadata()));
  return all.map(({ width, height }) => ({ width, height }));
}

const FRAMES = [1, 2, 3, 4];

// each portrait in one of the frames, which `SEED` chooses
test.each(FRAMES)(
  'previews of %i portraits: no face is cut',
  async (count) => {
    const [frame] = await framesOf(count);
    if (!frame) throw new Error('no frame');
    // a sixth of its size shows the same part of the picture
    const [width, height] = [Math.round(frame.width / 6), Math.round(frame.height / 6)];
    // landscapes are not cropped, and the same focus in the same shape gives the same crop
    const upright = [...demo, ...odd(width / height)].filter(({ aspect }) => aspect <= 1);
    const unlike = new Map(upright.map((one) => [JSON.stringify([one.aspect, one.focus, one.face]), one]));
    const turn = count + (Number(process.env.SEED) || 0);
    const cut: string[] = [];
    for (const one of [...unlike.values()].filter((_, at) => (at + turn) % FRAMES.length === 0))
      if (isCut(one.face, await shownInFrame(one, width, height))) cut.push(one.name);
    expect(cut).toEqual([]);
  },
  60_000,
);
