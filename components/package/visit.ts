import { STAFF_LOOK } from '@passarela/contract/staff-look';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readText, storeText } from '@/components/ui/storage';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { packageApi } from '@/lib/routes/package-link';
import { nameOf, readStored, store } from './stored';

const INTERACTIONS = ['pointerdown', 'keydown'];
const TABLET_FROM_PX = 600;

function deviceKind(): 'phone' | 'tablet' | 'computer' {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < TABLET_FROM_PX ? 'phone' : 'tablet';
}

/** Reports after a tap or a key that somebody looks at the package, and once more when they have a key: `person`. */
export function useSeen(link: string, person: string): void {
  const reported = useRef<string | null>(null);
  const send = useEffectEvent(() => {
    reported.current = person;
    const body = new FormData();
    body.set('seen', deviceKind());
    body.set('person', person);
    navigator.sendBeacon(packageApi(link), body);
  });
  useEffect(() => {
    if (location.hash === `#${STAFF_LOOK}`) return;
    const over = new AbortController();
    const report = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      over.abort();
      send();
    };
    for (const name of INTERACTIONS)
      addEventListener(name, report, { capture: true, passive: true, signal: over.signal });
    return () => over.abort();
  }, []);
  useEffect(() => {
    if (person && reported.current === '') send();
  }, [person]);
}

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

/** Pictures that broke without a connection load again once it is back. */
export function usePicturesAgain(): void {
  useWindowEvent('online', () => {
    // the same address again is a new request, but not for one that is there
    for (const picture of document.querySelectorAll<HTMLImageElement>('main li img'))
      if (picture.complete && picture.naturalWidth === 0) picture.setAttribute('src', picture.src);
  });
}
