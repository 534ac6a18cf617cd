export type Part = { name: string; fileName: string | undefined; type: string | undefined; bytes: Buffer };

const plainPart = (name: string, text: string): Part => ({
  name,
  fileName: undefined,
  type: undefined,
  bytes: Buffer.from(text),
});

/** The parts of a multipart body, a urlencoded one, or the top of a JSON one. */
export function partsOf(body: Buffer, contentType = ''): Part[] {
  const boundary = /multipart\/form-data.*boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (boundary) return multipart(body, boundary);
  const text = body.toString('utf8');
  if (!/json/i.test(contentType))
    return [...new URLSearchParams(text)].map(([name, value]) => plainPart(name, value));
  return Object.entries(JSON.parse(text || '{}')).map(([name, value]) =>
    plainPart(name, typeof value === 'string' ? value : JSON.stringify(value)),
  );
}

function multipart(body: Buffer, boundary: string): Part[] {
  const parts: Part[] = [];
  const mark = Buffer.from(`--${boundary}`);
  let at = body.indexOf(mark);
  while (at >= 0) {
    const start = at + mark.length + 2;
    const end = body.indexOf(Buffer.concat([Buffer.from('\r\n'), mark]), start - 2);
    if (end < 0) break;
    const split = body.indexOf('\r\n\r\n', start);
    const head = body.subarray(start, split).toString('utf8');
    parts.push({
      name: /[; ]name="([^"]*)"/i.exec(head)?.[1] ?? '',
      fileName: /filename="([^"]*)"/i.exec(head)?.[1],
      type: /content-type: *([^\r\n]+)/i.exec(head)?.[1],
      bytes: body.subarray(split + 4, end),
    });
    at = end + 2;
  }
  return parts;
}
