'use client';

import { type ReactNode, useState } from 'react';
import type { SearchBoxProps } from './search-box';

type Props = Omit<SearchBoxProps, 'onClose'> & { className: string | undefined; children: ReactNode };

/** The link to the search; with script it opens a window. Ctrl or ⌘ K clicks it (lib/browser/early). */
export function SearchOpener({ className, children, ...box }: Props) {
  const [loaded, setLoaded] = useState<typeof import('./search-box') | null>(null);
  return (
    <>
      <a
        className={className}
        href={box.href}
        aria-label={box.texts.label}
        rel="nofollow"
        data-waits="search"
        onClick={(event) => {
          event.preventDefault();
          import('./search-box').then(setLoaded, () => window.location.assign(box.href));
        }}
      >
        {children}
      </a>
      {loaded && <loaded.SearchBox {...box} onClose={() => setLoaded(null)} />}
    </>
  );
}
