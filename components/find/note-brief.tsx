'use client';

import { useEffect } from 'react';
import { storeBrief } from './brief';

/** Shows nothing: stores the search that a comparison marks. */
export function NoteBrief({ query }: { query: string }) {
  useEffect(() => {
    storeBrief(query);
  }, [query]);
  return null;
}
