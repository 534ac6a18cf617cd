/** A model as a row of the list. */
export const row = (id: number, name: string, over: Record<string, unknown> = {}) => ({
  id,
  name,
  gender: 'woman',
  birthdate: '2000-02-29',
  cover: 'cover.jpg',
  categories: [{ id: 1 }],
  divisions: [],
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
});
/** The answer of a list that has one page. */
export const listed = (data: unknown[]) => ({
  body: { data, current_page: 1, last_page: 1, per_page: 1000, total: 1 },
});
