import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SpooledPhoto } from '../forms/photos.ts';

/** A form for a service. Names are ours; values and bytes are anybody's. */
export type ServiceForm = { fields: Record<string, string>; files?: Record<string, SpooledPhoto> };

const CRLF = '\r\n';

const fieldPart = ([name, value]: [string, string]) =>
  Buffer.from(`Content-Disposition: form-data; name="${name}"${CRLF}${CRLF}${value}`);
const fileHead = ([name, { type }]: [string, SpooledPhoto]) =>
  Buffer.from(
    `Content-Disposition: form-data; name="${name}"; filename="${name}.${type.split('/')[1]}"${CRLF}` +
      `Content-Type: ${type}${CRLF}${CRLF}`,
  );

/** A form as a multipart body of known length, read from disk while it is sent; made anew for each try. */
export function multipartBody({ fields, files = {} }: ServiceForm) {
  const boundary = `passarela-${randomBytes(16).toString('hex')}`;
  const before = Buffer.from(`--${boundary}${CRLF}`);
  const after = Buffer.from(CRLF);
  const end = Buffer.from(`--${boundary}--${CRLF}`);
  const texts = Object.entries(fields).map(fieldPart);
  const photos = Object.entries(files).map((entry) => ({ head: fileHead(entry), file: entry[1] }));

  async function* write() {
    for (const text of texts) yield Buffer.concat([before, text, after]);
    for (const { head, file } of photos) {
      yield Buffer.concat([before, head]);
      yield* file.read();
      yield after;
    }
    yield end;
  }

  const partBytes = [
    ...texts.map((text) => text.length),
    ...photos.map(({ head, file }) => head.length + file.bytes),
  ];
  const length = partBytes.reduce((sum, bytes) => sum + before.length + bytes + after.length, end.length);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(length),
    },
    body: Readable.from(write(), { objectMode: false }),
  };
}
