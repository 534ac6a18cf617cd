import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('refused-files');
});

async function send(name: string, bytes: Uint8Array): Promise<[number, string]> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  body.append('_payload', '{}');
  const answer = await as('editor', 'POST', 'media', { body });
  const said = await answer.json();
  return [answer.status, said.errors?.[0]?.message ?? ''];
}

const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
const codec = (name: string) =>
  Buffer.concat([box('isom'), Buffer.from(`\0\0\0\x50stsd\0\0\0\0\0\0\0\x01\0\0\0\x40${name}`, 'latin1')]);
const picture = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 99, sigma: 40 },
    },
  });
const jpeg = await picture(600).jpeg().toBuffer();
const png = await picture(600).png().toBuffer();
const huge = await sharp({ create: { width: 12_000, height: 11_000, channels: 3, background: '#456' } })
  .png()
  .toBuffer();

test.each([
  ['an iPhone’s photo', 'IMG_1.HEIC', box('heic'), 400, /^É uma foto do iPhone em HEIC\. .*Mais compatível/],
  ['the same under a name that lies', 'IMG_1.jpg', box('mif1'), 400, /HEIC/],
  ['nothing', 'vazio.jpg', Buffer.alloc(0), 400, /vazio/],
  ['half a JPEG', 'meio.jpg', jpeg.subarray(0, jpeg.length / 2), 422, /incompleta ou danificada/],
  ['half a PNG', 'meio.png', png.subarray(0, png.length / 2), 422, /incompleta ou danificada/],
  ['only the head of a JPEG', 'cabeca.jpg', jpeg.subarray(0, 20), 422, /incompleta ou danificada/],
  ['132 megapixels', 'enorme.png', huge, 422, /mais de 120 megapixels/],
  ['a raw file', 'foto.CR2', Buffer.from('II*\0\x10\0\0\0CR\x02\0'), 400, /RAW/],
  ['a drawing', 'logo.svg', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="x"/>'), 400, /SVG/],
  ['a PDF', 'composite.pdf', Buffer.from('%PDF-1.7 etc etc'), 400, /documento/],
  ['a text', 'nota.jpg', Buffer.from('apenas um texto sem nada'), 400, /^Não é foto nem vídeo/],
  ['an iPhone’s film', 'IMG_2.MOV', box('qt  '), 400, /MOV do iPhone/],
  ['a film in HEVC', 'filme.mp4', codec('hvc1'), 422, /HEVC \(H\.265\)/],
  ['a film in ProRes', 'filme.mp4', codec('apcn'), 422, /ProRes/],
])('%s is refused with its reason', async (_, name, bytes, status, reason) => {
  expect(await send(name, bytes)).toEqual([status, expect.stringMatching(reason)]);
});

test('a whole photo is taken', async () => {
  expect((await send('inteira.jpg', jpeg))[0]).toBe(201);
});
