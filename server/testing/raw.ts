import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** One answer as it came on the wire; `body` is decoded, `isWhole` says that its end was marked. */
export type RawAnswer = {
  status: number;
  headers: Map<string, string>;
  body: string;
  isWhole: boolean;
};

const HEAD_END = '\r\n\r\n';

function readHead(text: string) {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    const before = headers.get(key);
    headers.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return { status: Number(first.split(' ')[1]), headers };
}

function decode(bytes: Buffer, coding: string | undefined) {
  if (bytes.length === 0 || coding === undefined) return bytes.toString('utf8');
  return (coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString('utf8');
}

/** The pieces of a chunked body as one, and how many bytes they took; null without its end. */
function readChunks(bytes: Buffer) {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
    if (size === 0) return { content: Buffer.concat(parts), taken: at };
  }
}

function readBody(rest: Buffer, headers: Map<string, string>) {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(rest);
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return rest.length >= length ? { content: rest.subarray(0, length), taken: length } : null;
}

/** Reads answers one after the other; `methods` of the requests decide which have no body. */
function readAnswers(bytes: Buffer, methods: readonly string[]): RawAnswer[] {
  let rest = bytes;
  return methods.flatMap((method) => {
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return [];
    const { status, headers } = readHead(rest.subarray(0, end).toString('latin1'));
    rest = rest.subarray(end + HEAD_END.length);
    const hasNone = method === 'HEAD' || status === 304;
    const found = hasNone ? { content: Buffer.alloc(0), taken: 0 } : readBody(rest, headers);
    const { content, taken } = found ?? { content: rest, taken: rest.length };
    rest = rest.subarray(taken);
    const body = decode(content, headers.get('content-encoding'));
    return [{ status, headers, body, isWhole: found !== null }];
  });
}

type RawRequest = { method?: string; path?: string; version?: '1.0' | '1.1'; headers?: string[] };

/** Writes requests at once on one connection; returns the answers, and whether it was closed within 0.5 s of them. */
export async function askRaw({ hostname, port, host }: URL, asked: readonly RawRequest[]) {
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  for (const { method = 'GET', path = '/', version = '1.1', headers = [] } of asked) {
    socket.write(
      `${[`${method} ${path} HTTP/${version}`, `Host: ${host}`, ...headers].join('\r\n')}${HEAD_END}`,
    );
  }
  const isClosed = await new Promise<boolean>((resolve, reject) => {
    // a busy machine takes its time to the first byte
    socket.setTimeout(10_000, () => resolve(false));
    socket.once('data', () => socket.setTimeout(500));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(true)).on('error', reject);
  });
  socket.destroy();
  const methods = asked.map(({ method = 'GET' }) => method);
  return { answers: readAnswers(Buffer.concat(chunks), methods), isClosed };
}
