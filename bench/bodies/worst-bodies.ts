import { gzipSync } from 'node:zlib';

const KB = 1024;
const MB = 1024 * KB;
const MANY = 50_000;

/** A costly body: `chunk`, `times` times, every `everyMs` if given; of unknown length if `isEndless`. */
export type WorstBody = {
  name: string;
  type: string;
  chunk: Buffer;
  times?: number;
  everyMs?: number;
  isEndless?: boolean;
  encoding?: string;
  headers?: Record<string, string>;
  /** Sent with a session: a body that Next cannot read may get a 500. */
  isStaffs?: boolean;
};

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARTS_TYPE = 'multipart/form-data; boundary=b';

const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
const parts = (many: number, each: (at: number) => string) =>
  Buffer.from(`${Array.from({ length: many }, (_, at) => each(at)).join('')}--b--\r\n`);
const names = (many: number) => Array.from({ length: many }, (_, at) => `${at.toString(36)}=`).join('&');
const objects = (bytes: number) => Buffer.from(`[${'{},'.repeat((bytes - 4) / 3)}{}]`);

export const WORST_BODIES: readonly WorstBody[] = [
  { name: '50,000 empty fields', type: FORM_TYPE, chunk: Buffer.from(names(MANY)) },
  { name: 'a field with a huge name', type: FORM_TYPE, chunk: Buffer.from(`${'a[b]'.repeat(4_000)}=1`) },
  { name: '120 MB of JSON', type: JSON_TYPE, chunk: Buffer.alloc(MB, '{},'), times: 120 },
  { name: 'JSON nested deep', type: JSON_TYPE, chunk: Buffer.alloc(15 * KB, '[') },
  { name: 'a megabyte of JSON nested deep', type: JSON_TYPE, chunk: Buffer.alloc(MB, '{"a":') },
  { name: 'many empty objects', type: JSON_TYPE, chunk: objects(15 * KB) },
  { name: 'a megabyte of empty objects', type: JSON_TYPE, chunk: objects(1_000 * KB) },
  { name: '50,000 parts', type: PARTS_TYPE, chunk: parts(MANY, (at) => part(`f${at}`, '')) },
  { name: '60 parts', type: PARTS_TYPE, chunk: parts(60, (at) => part(`f${at}`, 'x')) },
  {
    name: 'parts with huge headers',
    type: PARTS_TYPE,
    chunk: parts(60, () => part('f', '', `X: ${'y'.repeat(15_000)}\r\n`)),
  },
  {
    name: 'parts with huge names',
    type: PARTS_TYPE,
    chunk: parts(60, (at) => part(`${at}`.repeat(5_000), '')),
  },
  {
    name: 'a part without an end',
    type: PARTS_TYPE,
    chunk: Buffer.from(`--b\r\nContent-Disp${'x'.repeat(14 * KB)}`),
  },
  {
    name: 'chunks of JSON without an end',
    type: JSON_TYPE,
    chunk: Buffer.alloc(64 * KB, '{},'),
    times: 20,
    isEndless: true,
  },
  {
    name: 'chunks of a form without an end',
    type: PARTS_TYPE,
    chunk: Buffer.alloc(64 * KB, 'x'),
    times: 20,
    isEndless: true,
  },
  { name: 'a type that nobody reads', type: 'application/xml', chunk: Buffer.alloc(MB, '<a>') },
  { name: 'JSON under another name', type: 'text/plain', chunk: objects(15 * KB) },
  {
    name: 'a compressed body',
    type: JSON_TYPE,
    encoding: 'gzip',
    chunk: gzipSync(Buffer.alloc(50 * MB, '{},')),
  },
];

/** Bodies that keep coming after they were refused: the worst for a route that accepts none. */
export const UNREAD_BODIES = ['120 MB of JSON', '50,000 parts', 'chunks of JSON without an end'];

export const headersOf = ({ chunk, times = 1, type, encoding, isEndless, headers }: WorstBody) => ({
  ...headers,
  'content-type': type,
  ...(encoding !== undefined && { 'content-encoding': encoding }),
  ...(isEndless ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(chunk.length * times) }),
});

export const SLOW_BODY: WorstBody = {
  name: 'a slow form',
  type: PARTS_TYPE,
  chunk: Buffer.from('-'),
  times: 4_000,
  everyMs: 500,
};

/** Bodies within every limit, as people send them, to warm the program up. */
export const USUAL_BODIES: readonly WorstBody[] = [
  { name: 'JSON', type: JSON_TYPE, chunk: objects(15 * KB) },
  { name: 'a form', type: PARTS_TYPE, chunk: parts(20, (at) => part(`f${at}`, 'x'.repeat(200))) },
  { name: 'a search', type: FORM_TYPE, chunk: Buffer.from(names(200)) },
];
