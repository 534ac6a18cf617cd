import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MARK } from '@/lib/domain/mark';
import { composeCard } from './compose';
import { fillFrame } from './photos';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

/** Noise weighs more than any photograph. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 80 } },
  })
    .jpeg()
    .toBuffer();

const LONG = 'Maria Guilhermina Antonietta de Albuquerque Cavalcanti Vasco';
const TITLES = ['Ana Lima', LONG, 'Ÿ', 'M<b>&"'];
const text = { line: 'Altura 178', siteName: 'Passarela', mark: MARK };

describe('a preview picture', () => {
  it.each([
    ['no photo', async () => []],
    ['a portrait', async () => [await photo(900, 1200)]],
    ['a landscape', async () => [await photo(1600, 1000)]],
    ['a panorama', async () => [await photo(3000, 300)]],
    ['a square', async () => [await photo(800, 800)]],
    [
      'a list with a landscape',
      async () => [await photo(900, 1200), await photo(1200, 900), await photo(600, 900)],
    ],
    ['a photo smaller than the frame', async () => [await photo(90, 120)]],
    ['a photo that compresses badly', async () => [await noise(1200, 1600)]],
  ] as const)('with %s has its size and weight', async (kind, photos) => {
    const title = TITLES[kind.length % TITLES.length] ?? LONG;
    const jpeg = await composeCard({
      ...text,
      title,
      photos: (await photos()).map((bytes) => ({ bytes, focus: null })),
    });
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(250_000);
  });

  it('keeps the upper part of a portrait', async () => {
    const head = await sharp({ create: { width: 600, height: 150, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const figure = await sharp({ create: { width: 600, height: 1200, channels: 3, background: '#00f' } })
      .composite([{ input: head, left: 0, top: 180 }])
      .png()
      .toBuffer();
    const { input } = await fillFrame({ bytes: figure, focus: null }, 540, 630);
    const { data, info } = await sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const rows = Array.from(
      { length: info.height },
      (_, y) => (data[y * info.width * info.channels] ?? 0) > 128,
    );
    expect(rows.filter(Boolean).length).toBeGreaterThan(130);
  });

  it.each([
    ['below in a portrait', 600, 1200, { x: 0.5, y: 0.9 }],
    ['above in a portrait', 600, 1200, { x: 0.5, y: 0.05 }],
    ['at the right of a landscape', 1600, 900, { x: 0.95, y: 0.5 }],
    ['at the left of a landscape', 1600, 900, { x: 0.05, y: 0.3 }],
  ])('keeps a focus that is %s', async (_case, width, height, focus) => {
    const dot = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const left = Math.min(width - 60, Math.max(0, Math.round(focus.x * width - 30)));
    const top = Math.min(height - 60, Math.max(0, Math.round(focus.y * height - 30)));
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#00f' } })
      .composite([{ input: dot, left, top }])
      .png()
      .toBuffer();
    const { input } = await fillFrame({ bytes, focus }, 300, 420);
    const { dominant, channels } = await sharp(input).removeAlpha().stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect(channels[0]?.max, 'the focus is in the frame').toBeGreaterThan(200);
  });
});
