import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { sampled } from './environment.ts';
import { type Staff, signInStaff } from './staff.ts';

let as: Staff;
beforeAll(async () => {
  as = await signInStaff('refused-files');
});

function upload(name: string, bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  body.append('_payload', '{}');
  return as('editor', 'POST', 'media', { body });
}

async function send(name: string, bytes: Uint8Array): Promise<[number, string]> {
  const answer = await upload(name, bytes);
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
const MB51 = 51 * 1024 * 1024;
const png = await picture(600).png().toBuffer();
const heic = readFileSync(`${import.meta.dirname}/corpus/heic/iphone.heic`);
const hugeHeic = Buffer.from(heic);
for (const at of [hugeHeic.lastIndexOf('ispe') + 8, hugeHeic.lastIndexOf('ispe') + 12])
  hugeHeic.writeUInt32BE(60_000, at);
const huge = Buffer.from(png);
huge.writeUInt32BE(12_000, 16);
huge.writeUInt32BE(11_000, 20);
huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);

type Row = [what: string, name: string, bytes: Buffer, status: number, reason: RegExp];
const LARGE: Row[] = [
  ['51 MB of a JPEG', 'pesada.jpg', Buffer.concat([jpeg, Buffer.alloc(MB51)]), 422, /passa de 50 MB/],
  ['51 MB of an iPhone’s', 'IMG_1.HEIC', Buffer.concat([heic, Buffer.alloc(MB51)]), 422, /passa de 50 MB/],
  ['51 MB in ProRes', 'filme.mp4', Buffer.concat([codec('apcn'), Buffer.alloc(MB51)]), 422, /ProRes/],
];

test.each<Row>([
  ...sampled(LARGE, LARGE.length),
  ['half an iPhone’s photo', 'IMG_1.HEIC', heic.subarray(0, 1200), 422, /incompleta ou danificada/],
  ['the head of one', 'IMG_1.jpg', box('mif1'), 422, /incompleta ou danificada/],
  ['one of 3,600 megapixels', 'IMG_1.HEIC', hugeHeic, 422, /mais de 50 megapixels/],
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

test.each(['IMG_0412.HEIC', 'IMG_0412.jpg'])(
  'an iPhone’s photo is taken as %s, and stored as a JPEG',
  async (name) => {
    const { doc } = await upload(name, heic).then((answer) => answer.json());
    expect(doc).toMatchObject({ mimeType: 'image/jpeg', width: 400, height: 500 });
    expect(doc.filename).toMatch(/\.jpg$/);
  },
);
