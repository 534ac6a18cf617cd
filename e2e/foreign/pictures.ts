/** Plain pictures: one colour drawn from the path, with a frame; a PNG without any library. */
import { crc32, deflateSync } from 'node:zlib';

const kept = new Map<string, Buffer>();

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(body.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}

export function picture(path: string): Buffer {
  const known = kept.get(path);
  if (known) return known;
  const [width, height] = /desktop/.test(path)
    ? [640, 320]
    : /mobile/.test(path)
      ? [320, 560]
      : /compo|book-(2|5)|posts/.test(path)
        ? [400, 300]
        : [300, 400];
  const hash = crc32(path);
  const colour = [hash & 255, (hash >> 8) & 255, (hash >> 16) & 255];
  const row = (edge: boolean): Buffer => {
    const bytes = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1)
      for (let c = 0; c < 3; c += 1)
        bytes[1 + x * 3 + c] = edge || x < 8 || x >= width - 8 ? 32 : (colour[c] ?? 0);
    return bytes;
  };
  const [edge, inner] = [row(true), row(false)];
  const rows = Array.from({ length: height }, (_, y) => (y < 8 || y >= height - 8 ? edge : inner));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  kept.set(path, png);
  return png;
}
