import { STAFF_LOOK } from '@passarela/contract/staff-look';
import { useEffect, useEffectEvent } from 'react';
import { packageApi } from '@/lib/routes/package-link';

const INTERACTIONS = ['pointerdown', 'keydown'];
const TABLET_FROM_PX = 600;

function deviceKind(): 'phone' | 'tablet' | 'computer' {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < TABLET_FROM_PX ? 'phone' : 'tablet';
}

/** Reports once, after a tap or a key, that somebody looks at the package; `person`: their key, if it is known. */
export function useSeen(link: string, person: string): void {
  const personNow = useEffectEvent(() => person);
  useEffect(() => {
    if (location.hash === `#${STAFF_LOOK}`) return;
    const over = new AbortController();
    const report = ({ isTrusted }: Event) => {
      if (!isTrusted) return;
      over.abort();
      const body = new FormData();
      body.set('seen', deviceKind());
      body.set('person', personNow());
      navigator.sendBeacon(packageApi(link), body);
    };
    for (const name of INTERACTIONS)
      addEventListener(name, report, { capture: true, passive: true, signal: over.signal });
    return () => over.abort();
  }, [link]);
}
