import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Chunk = string | Uint8Array;
type Done = (error?: Error | null) => void;
type HeaderList = OutgoingHttpHeaders | OutgoingHttpHeader[];

export const isHtml = (res: ServerResponse) =>
  /^text\/html\b/i.test(String(res.getHeader('content-type') ?? ''));

const toBuffer = (chunk: Chunk, encoding?: BufferEncoding) =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk);

function setHeaders(res: ServerResponse, headers: HeaderList) {
  const pairs = Array.isArray(headers)
    ? headers.flatMap((value, at) => (at % 2 === 0 ? [[String(value), headers[at + 1]] as const] : []))
    : Object.entries(headers);
  for (const [name, value] of pairs) if (value !== undefined) res.setHeader(name, asHeader(value));
}

const asHeader = (value: OutgoingHttpHeader | readonly OutgoingHttpHeader[]) =>
  Array.isArray(value) ? value.map(String) : typeof value === 'object' ? [...value].map(String) : value;

type Options = {
  /** Whether an answer is finished already, checked when it begins. */
  isReady: () => boolean;
  /** Whether an answer that is not HTML is buffered too, checked when it begins. */
  buffersToo: () => boolean;
  /** Gets the whole answer, may still change status and headers, and gives the bytes to send. */
  finish: (body: Buffer) => Buffer;
};

/** Buffers HTML until it is whole; everything else (files, images, data, 304) passes as it is written. */
export function bufferHtml(res: ServerResponse, { isReady, buffersToo, finish }: Options) {
  const original = {
    write: res.write.bind(res),
    end: res.end.bind(res),
    writeHead: res.writeHead.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
  };
  const chunks: Buffer[] = [];
  let isReleased = false;
  const passes = () => isReleased || res.headersSent || isReady() || !(isHtml(res) || buffersToo());

  res.writeHead = (status: number, second?: string | HeaderList, third?: HeaderList) => {
    const headers = typeof second === 'string' ? third : (second ?? third);
    res.statusCode = status;
    if (typeof second === 'string') res.statusMessage = second;
    if (headers) setHeaders(res, headers);
    return passes() ? original.writeHead(res.statusCode) : res;
  };

  res.flushHeaders = () => {
    if (passes()) original.flushHeaders();
  };

  res.write = (chunk: Chunk, second?: BufferEncoding | Done, third?: Done) => {
    const encoding = typeof second === 'string' ? second : 'utf8';
    const done = typeof second === 'function' ? second : third;
    if (passes()) return original.write(chunk, encoding, done);
    chunks.push(toBuffer(chunk, encoding));
    if (done) process.nextTick(done);
    return true;
  };

  res.end = (
    first?: Chunk | (() => void) | null,
    second?: BufferEncoding | (() => void),
    third?: () => void,
  ) => {
    const chunk = typeof first === 'function' ? undefined : (first ?? undefined);
    const encoding = typeof second === 'string' ? second : 'utf8';
    const done = [first, second, third].find((value) => typeof value === 'function');
    if (passes()) {
      isReleased = true;
      return chunk === undefined ? original.end(done) : original.end(chunk, encoding, done);
    }
    const last = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
    isReleased = true;
    // A cached page comes in one piece, which need not be copied.
    const isWhole = chunks.length === 0 && Buffer.isBuffer(last);
    const body = finish(isWhole ? last : Buffer.concat(last ? [...chunks, last] : chunks));
    res.removeHeader('transfer-encoding');
    res.setHeader('Content-Length', body.length);
    return original.end(body, 'utf8', done);
  };
}
