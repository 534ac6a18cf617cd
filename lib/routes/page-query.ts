export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

export const firstValues = (query: PageQuery): Pick<URLSearchParams, 'get'> => ({
  get: (key) => [query[key]].flat()[0] ?? null,
});
