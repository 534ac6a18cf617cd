export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of each key, as `URLSearchParams` gives it. */
export const firstValues = (query: PageQuery): Pick<URLSearchParams, 'get'> => ({
  get: (key) => [query[key]].flat()[0] ?? null,
});
