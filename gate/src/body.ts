import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { Refused } from './refusal.ts';
import { type Allowance, type BodyRule, bodyType } from './rule.ts';

const ROOM_BYTES = 16 * 1024 * 1024;
const ROOM_FREE_BYTES = 64 * 1024;

/** Bytes that buffered bodies may hold together; the first of each are not counted. */
export function createCapacity() {
  let used = 0;
  const counted = (bytes: number) => Math.max(0, bytes - ROOM_FREE_BYTES);
  return {
    /** Notes that a body grew; false when there is no room for that. */
    grow(from: number, to: number): boolean {
      const more = counted(to) - counted(from);
      if (more > 0 && used + more > ROOM_BYTES) return false;
      used += more;
      return true;
    },
    leave(bytes: number): void {
      used -= counted(bytes);
    },
  };
}
type Capacity = ReturnType<typeof createCapacity>;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN = [0x7b, 0x5b];
const CLOSE = [0x7d, 0x5d];

/** Whether the objects and arrays of a JSON text are nested deeper than `maxDepth`; looks at each byte once. */
function isDeeperThan(json: Uint8Array, maxDepth: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPEN.includes(byte)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (CLOSE.includes(byte)) depth -= 1;
  }
  return false;
}

const HEADER_PAIRS_MAX = 16;
const NAME_MAX_BYTES = 200;

/** Throws 413 for a form with more parts than the rule allows, 400 for one that is broken. */
async function checkMultipart(
  body: Buffer,
  headers: IncomingHttpHeaders,
  { maxFields = 0, maxFiles = 0, maxBytes }: BodyRule,
): Promise<void> {
  const limits = {
    fields: maxFields,
    files: maxFiles,
    // The parser counts the boundary that ends the form as one more.
    parts: maxFields + maxFiles + 1,
    headerPairs: HEADER_PAIRS_MAX,
    fieldNameSize: NAME_MAX_BYTES,
    fieldSize: maxBytes,
  };
  await new Promise<void>((resolve, reject) => {
    const parser = busboy({ headers, limits });
    for (const what of ['fields', 'files', 'parts'] as const)
      parser.on(`${what}Limit`, () =>
        reject(new Refused({ status: 413, message: `The form has too many ${what}` })),
      );
    parser.on('file', (_name, file) => file.resume().on('error', () => {}));
    parser.on('error', reject).on('close', resolve).end(body);
  }).catch((error: unknown) => {
    throw error instanceof Refused ? error : new Refused({ status: 400, message: 'The form is broken' });
  });
}

type Reading = Allowance & { capacity: Capacity };

const RETRY_AFTER_S = 10;

/** Reads a body into memory. Throws `over` when it is too long, 503 when too many are being read, stream errors. */
async function readBody(req: IncomingMessage, { bytes, over, capacity }: Reading): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      const next = length + chunk.length;
      if (next > bytes) throw over;
      if (!capacity.grow(length, next)) {
        throw new Refused({ status: 503, message: 'Too many bodies at once', retryAfterS: RETRY_AFTER_S });
      }
      length = next;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    capacity.leave(length);
  }
}

const DEPTH_MAX = 32;
const AMPERSAND = '&';

function pairsIn(body: Buffer): number {
  let pairs = 1;
  for (let at = body.indexOf(AMPERSAND); at >= 0; at = body.indexOf(AMPERSAND, at + 1)) pairs += 1;
  return pairs;
}

/** Throws 413 for a body that is shaped to cost more than its length: nested deep, or of too many parts. */
async function checkBody(body: Buffer, headers: IncomingHttpHeaders, rule: BodyRule): Promise<void> {
  const type = bodyType(headers['content-type']);
  if (type === 'json' && isDeeperThan(body, rule.maxDepth ?? DEPTH_MAX)) {
    throw new Refused({ status: 413, message: 'The JSON is nested too deep' });
  }
  if (type === 'urlencoded' && pairsIn(body) > (rule.maxFields ?? 0)) {
    throw new Refused({ status: 413, message: 'The form has too many fields' });
  }
  if (type === 'multipart') await checkMultipart(body, headers, rule);
}

/** The same request with `body` in place of the one that was read, and its length; connection and answer stay. */
export function withBody(req: IncomingMessage, body: Buffer): IncomingMessage {
  const replayed = new IncomingMessage(req.socket);
  const { 'transfer-encoding': _chunked, ...headers } = req.headers;
  Object.assign(replayed, {
    method: req.method,
    url: req.url,
    httpVersion: req.httpVersion,
    httpVersionMajor: req.httpVersionMajor,
    httpVersionMinor: req.httpVersionMinor,
    rawHeaders: req.rawHeaders,
    headers: { ...headers, 'content-length': String(body.length) },
    complete: true,
  });
  if (body.length > 0) replayed.push(body);
  replayed.push(null);
  return replayed;
}

export async function readChecked(req: IncomingMessage, rule: BodyRule, reading: Reading) {
  const body = await readBody(req, reading);
  await checkBody(body, req.headers, rule);
  return withBody(req, body);
}
