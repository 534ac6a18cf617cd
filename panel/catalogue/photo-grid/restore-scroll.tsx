'use client';

import { useEffect } from 'react';

const KEY = 'list-place:';
const place = () => `${KEY}${window.location.pathname}${window.location.search}`;
let isBack = false;
if (typeof window !== 'undefined') window.addEventListener('popstate', () => (isBack = true));

/** After Back a list stands at its last place: Payload draws it anew, and the browser's place is lost. */
export function RestoreScroll() {
  useEffect(() => {
    const left = Number(sessionStorage.getItem(place()));
    if (isBack && left > 0) requestAnimationFrame(() => window.scrollTo(0, left));
    isBack = false;
    const note = () => sessionStorage.setItem(place(), String(Math.round(window.scrollY)));
    window.addEventListener('scrollend', note, { passive: true });
    return () => window.removeEventListener('scrollend', note);
  }, []);
  return null;
}
