/** The content types that a route may read; a body of any other is refused unread. */
export type BodyType = 'json' | 'urlencoded' | 'multipart' | 'text';

/** What the body of one route may be. Bytes count the whole body as it comes over the wire. */
export type BodyRule = {
  types: readonly BodyType[];
  maxBytes: number;
  /** Text fields of a form; none by default. */
  maxFields?: number;
  /** Files of a form, empty ones too; none by default. */
  maxFiles?: number;
  /** How deep objects and arrays of JSON may be nested. */
  maxDepth?: number;
  /** The limit for a sender without a valid session or service token: 0 answers 401, absent is `maxBytes`. */
  maxStrangerBytes?: number;
  /** Passed on while it comes, because it is too large to be held in memory; needs a Content-Length. */
  isStreamed?: boolean;
};

/** A route: its method and path, and its body. Without `body`, none may come. GET answers HEAD too. */
export type Rule = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  fits: (pathname: string) => boolean;
  body?: BodyRule;
};
