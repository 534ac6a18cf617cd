import { IncomingMessage } from 'node:http';

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
