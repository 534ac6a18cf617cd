'use client';

import { useEffect } from 'react';

/** Whoever accepted in this browser goes on by their own address: the page asks for nothing twice. */
export function KnownPerson({ link }: { link: string }) {
  useEffect(() => {
    const key = localStorage.getItem(`package ${link.split('.', 1)[0]}`);
    if (key) location.replace(`?p=${encodeURIComponent(key)}`);
  }, [link]);
  return null;
}
