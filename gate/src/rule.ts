import type { IncomingMessage } from 'node:http';

/** The content types that a route may read; a body of any other is refused unread. */
export type BodyType = 'json' | 'urlencoded' | 'multipart' | 'text';

/** The rule for the body of one route. Bytes count the whole body as it comes over the wire. */
export type BodyRule = {
  types: readonly BodyType[];
  maxBytes: number;
  maxFields?: number;
  maxFiles?: number;
  maxDepth?: number;
  /** The limit for a sender without a valid session or service token; more is 401. Absent: the same for all. */
  maxAnonymousBytes?: number;
  /** Streamed, because it is too large for memory; needs a Content-Length. */
  isStreamed?: boolean;
};

export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A route that is more than read: its `body`, none, or `dropsBody` for a program that answers 404 or 405 itself. */
export type Rule = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  fits: (pathname: string, req: RequestHead) => boolean;
  body?: BodyRule;
  dropsBody?: boolean;
  /** Only for a sender with a session or token: any other gets 401, with or without a body. */
  isForKnown?: boolean;
};
