'use client';

import { useEffect } from 'react';
import { nameOf, readStored } from './stored';

/** Whoever accepted in this browser goes on by their own address: the page asks for nothing twice. */
export function KnownPerson({ link }: { link: string }) {
  useEffect(() => {
    const key = readStored(nameOf(link));
    if (key) location.replace(`?p=${encodeURIComponent(key)}`);
  }, [link]);
  return null;
}
