import { STAFF_LOOK } from '@passarela/contract/staff-look';
import { useEffect, useEffectEvent, useRef } from 'react';
import { packageApi } from '@/lib/routes/package-link';

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
