import type { Readable } from 'node:stream';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { ByteRange, FileInfo, FileStore } from '../files/store.ts';

/** The headers that ask for a part or a version of a file; names in lower case. */
type FileRequest = {
  method: string;
  headers: Partial<Record<'range' | 'if-range' | 'if-none-match' | 'if-modified-since', string | undefined>>;
};
type FileAnswer = { status: number; headers: Record<string, string>; stream: Readable | null };

const CONDITIONS = ['range', 'if-none-match', 'if-modified-since'] as const;

/** 200, 206, 304 or 416 with the headers of each, and an open stream for bytes; null without such a file. */
export async function fileAnswer(
  files: FileStore,
  key: string,
  { method, headers }: FileRequest,
): Promise<FileAnswer | null> {
  if (method === 'GET' && !CONDITIONS.some((name) => headers[name])) {
    const found = await files.get(key);
    return (
      found && { status: 200, headers: { ...about(found), ...length(found.size) }, stream: found.stream }
    );
  }
  const info = await files.stat(key);
  if (!info) return null;
  const common = about(info);
  // without the reader's Cache-Control, which would have an unchanged file sent again
  const known = {
    'if-none-match': headers['if-none-match'],
    'if-modified-since': headers['if-modified-since'],
  };
  if (fresh(known, { etag: info.etag, 'last-modified': common['Last-Modified'] })) {
    return { status: 304, headers: common, stream: null };
  }
  const range = rangeOf(headers, info);
  if (range === 'none') {
    return { status: 416, headers: { 'Content-Range': `bytes */${info.size}` }, stream: null };
  }
  const part = range ?? { start: 0, end: info.size - 1 };
  const place = range && { 'Content-Range': `bytes ${part.start}-${part.end}/${info.size}` };
  const answer = {
    status: range ? 206 : 200,
    headers: { ...common, ...place, ...length(part.end - part.start + 1) },
  };
  if (method === 'HEAD') return { ...answer, stream: null };
  const found = await files.get(key, range ?? undefined);
  return found && { ...answer, stream: found.stream };
}

const about = ({ etag, changedAt }: FileInfo) => ({
  'Accept-Ranges': 'bytes',
  ETag: etag,
  'Last-Modified': changedAt.toUTCString(),
});

const length = (bytes: number) => ({ 'Content-Length': String(bytes) });

/** The one requested part; null for the whole file, `none` if the part lies behind its end. */
function rangeOf(headers: FileRequest['headers'], info: FileInfo): ByteRange | null | 'none' {
  if (!headers.range || !isSameVersion(headers['if-range'], info)) return null;
  const ranges = parseRange(info.size, headers.range, { combine: true });
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** A part of an older version would not fit the reader's bytes. */
function isSameVersion(ifRange: string | undefined, { etag, changedAt }: FileInfo): boolean {
  if (!ifRange) return true;
  if (ifRange.includes('"')) return ifRange === etag;
  return Date.parse(changedAt.toUTCString()) <= Date.parse(ifRange);
}
