import { createTranslator } from 'next-intl';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';
import { listOf, toLight } from './send-zip.ts';

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: 'pt' | 'en' }) =>
    createTranslator({ locale, messages: { pt, en }[locale], namespace: 'Paper' }),
}));

it.each([
  ['a portrait', [1800, 2400], [900, 1200]],
  ['a landscape', [2400, 1800], [900, 675]],
  ['a small one', [600, 800], [600, 800]],
] as const)('%s is light when it is 900 px wide, as in a gallery', async (_, [width, height], expected) => {
  const stored = await sharp({ create: { width, height, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer();
  const light = await sharp(await toLight(stored)).metadata();
  expect([light.width, light.height]).toEqual(expected);
});

it.each([
  ['pt', 'fora-deste-zip.txt', 'Não estão neste ZIP:\r\nAna: as fotos não são oferecidas para download\r\n'],
  ['en', 'not-in-this-zip.txt', 'Not in this ZIP:\r\nAna: the photos are not offered for download\r\n'],
] as const)(
  'who is left out of a ZIP stands in a text file of it, with why, in %s',
  async (lang, name, text) => {
    const leftOut = [{ name: 'Ana', reason: 'notOffered' }] as const;
    expect(await listOf(leftOut, lang)).toMatchObject({ name, input: `\uFEFF${text}` });
  },
);
