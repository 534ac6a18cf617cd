import { useEffect, useState } from 'react';
import { nameOf, readStored, store } from './stored';

const idsIn = (text: string): number[] | null => (text ? text.split(' ').map(Number) : null);

/** The faces of this visit that were new at its first page; a reload is the same visit. */
function readVisit(name: string): number[] {
  try {
    return idsIn(sessionStorage.getItem(name) ?? '') ?? [];
  } catch {
    return [];
  }
}

function storeVisit(name: string, ids: readonly number[]): void {
  try {
    sessionStorage.setItem(name, ids.join(' '));
  } catch {
    // a private window: a reload is another visit
  }
}

/** The talents who were added to the package since this person's last visit in this browser; none at the first. */
export function useNewTalents(link: string, person: string, ids: readonly number[]): ReadonlySet<number> {
  const [added, setAdded] = useState<readonly number[]>([]);
  const listed = ids.join(' ');
  useEffect(() => {
    const name = `${nameOf(link)} faces ${person || readStored(nameOf(link))}`;
    const known = idsIn(readStored(name));
    const now = idsIn(listed) ?? [];
    store(name, [...new Set([...(known ?? []), ...now])].join(' '));
    // who says a name in this visit goes on with it
    if (!known) return;
    const found = [...readVisit(name), ...now.filter((id) => !known.includes(id))];
    storeVisit(name, found);
    setAdded(found);
  }, [link, person, listed]);
  return new Set(added);
}
