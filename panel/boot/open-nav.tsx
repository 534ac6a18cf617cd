'use client';

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Payload's key of the preference; it closes the menu up to 1,440 px, and remembers it only above. */
const KEY = 'nav';
const SIDE_BY_SIDE = '(1025px <= width <= 1440px)';

/** Payload gives its menu no name, beside other navigation. */
const nameMenu = (marker: HTMLElement | null) => marker?.closest('nav')?.setAttribute('aria-label', 'Menu');

/**
 * Shows nothing: from 1,025 px on the menu stays as the person left it, beside the page. Payload sends it so and
 * closes it in an effect; it is open again before the browser draws, else the page would move under a click.
 */
export function OpenNav() {
  const { navOpen, setNavOpen } = useNav();
  const { setPreference } = usePreferences();
  const { breakpoints } = useWindowInfo();
  const sent = useRef(navOpen);
  const state = useRef<'sent' | 'reopening' | 'own'>(navOpen ? 'sent' : 'own');
  const isNarrow = breakpoints.l === true;
  useLayoutEffect(() => {
    if (!isNarrow || navOpen || state.current !== 'sent') return;
    if (!window.matchMedia(SIDE_BY_SIDE).matches) return;
    state.current = 'reopening';
    setNavOpen(true);
  }, [isNarrow, navOpen, setNavOpen]);
  useEffect(() => {
    if (state.current === 'reopening' && navOpen) state.current = 'own';
    if (state.current !== 'own' || navOpen === sent.current) return;
    if (!window.matchMedia(SIDE_BY_SIDE).matches) return;
    sent.current = navOpen;
    setPreference(KEY, { open: navOpen }, true).catch(console.error);
  }, [navOpen, setPreference]);
  return <span ref={nameMenu} hidden />;
}
