'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { z } from 'zod/mini';

/** Payload's key of the preference; it closes the menu up to 1,440 px, and remembers it only above. */
const KEY = 'nav';
const SIDE_BY_SIDE = '(1025px <= width <= 1440px)';
/** Payload closes the menu in an effect after ours. */
const AFTER_PAYLOAD_MS = 150;

const preference = z.object({ open: z.boolean() });

/** Payload gives its menu no name, beside other navigation. */
const nameMenu = (marker: HTMLElement | null) => marker?.closest('nav')?.setAttribute('aria-label', 'Menu');

/** Shows nothing: from 1,025 px on the menu stands open beside the page, or stays as the person left it. */
export function OpenNav() {
  const { navOpen, setNavOpen } = useNav();
  const { getPreference, setPreference } = usePreferences();
  const isRestored = useRef(false);
  useEffect(() => {
    if (!window.matchMedia(SIDE_BY_SIDE).matches) return;
    const restore = async () => {
      const stored = preference.safeParse(await getPreference(KEY));
      setNavOpen(stored.data?.open ?? true);
      isRestored.current = true;
    };
    const timer = setTimeout(() => restore().catch(console.error), AFTER_PAYLOAD_MS);
    return () => clearTimeout(timer);
  }, [getPreference, setNavOpen]);
  useEffect(() => {
    if (!isRestored.current || !window.matchMedia(SIDE_BY_SIDE).matches) return;
    setPreference(KEY, { open: navOpen }, true).catch(console.error);
  }, [navOpen, setPreference]);
  return <span ref={nameMenu} hidden />;
}
