/** Ids of a gallery's photos in their order, each once. */
export type Ids = readonly number[];

/** With the photo at `from` standing at `to`; a place beyond an end is that end. */
export function moved(ids: Ids, from: number, to: number): number[] {
  const id = ids[from];
  if (id === undefined) return [...ids];
  const others = ids.filter((_, at) => at !== from);
  const place = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** With these first, in the order that they had. */
export const broughtFirst = (ids: Ids, chosen: ReadonlySet<number>): number[] => [
  ...ids.filter((id) => chosen.has(id)),
  ...ids.filter((id) => !chosen.has(id)),
];

export const without = (ids: Ids, gone: ReadonlySet<number>): number[] => ids.filter((id) => !gone.has(id));

/** With new ones at the end; those that are there keep their place. */
export const appended = (ids: Ids, added: Ids): number[] => [...new Set([...ids, ...added])];

/** A form's gallery: ids, or entries with an id. */
export function idsIn(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const ids = value.map((one) => (typeof one === 'object' && one !== null && 'id' in one ? one.id : one));
  return ids.filter((id) => typeof id === 'number');
}
