import { useEffect, useState } from 'react';
import { readText, storeText } from '@/components/ui/storage';
import { nameOf, readStored, store } from './stored';

const idsIn = (text: string): number[] | null => (text ? text.split(' ').map(Number) : null);

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
    // the faces of this visit that were new at its first page: a reload is the same visit
    const visit = idsIn(readText(name, 'tab') ?? '') ?? [];
    const found = [...visit, ...now.filter((id) => !known.includes(id))];
    storeText(name, found.join(' '), 'tab');
    setAdded(found);
  }, [link, person, listed]);
  return new Set(added);
}
