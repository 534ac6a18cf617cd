export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

export const firstValues = (query: PageQuery): Pick<URLSearchParams, 'get'> => ({
  get: (key) => [query[key]].flat()[0] ?? null,
});

export const searchOf = (query: PageQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) => [values ?? []].flat().map((value) => [key, value])),
  );
