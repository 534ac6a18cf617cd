type Named = { id: number; name: string };

/** Talents in the order of `ids`; those who are not among them follow by name. */
export function inOrder<Talent extends Named>(talents: readonly Talent[], ids: readonly number[]): Talent[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Named) => places.get(id) ?? ids.length;
  return [...talents].sort((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'pt'));
}

/** The ids with one of them at another place; one that was not among them is put there. */
export function moved(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id);
  others.splice(place, 0, id);
  return others;
}
