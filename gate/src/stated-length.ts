import type { ServerResponse } from 'node:http';

/** The header of a stream's length: Next 16.4 drops a route handler's `Content-Length` (`send-response.js`). */
export const STATED_LENGTH_HEADER = 'x-passarela-length';

/** Writes the length that a handler stated as the answer's `Content-Length`, when its head is written. */
export function keepStatedLength(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res);
  const keep = () => {
    const length = res.getHeader(STATED_LENGTH_HEADER);
    if (length === undefined) return;
    res.removeHeader(STATED_LENGTH_HEADER);
    res.setHeader('Content-Length', String(length));
  };
  res.writeHead = (status: number, ...rest: unknown[]) => {
    keep();
    return Reflect.apply(writeHead, res, [status, ...rest]);
  };
}
