'use client';

import type { ReactNode } from 'react';

type Props = { report: string; children: ReactNode };

/** Links and buttons that send a package from here: a click on one is noted for the talents' lists. */
export function SendLinks({ report, children }: Props) {
  const note = () => void fetch(report, { method: 'POST', keepalive: true }).catch(() => {});
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks of the links in it, by keys too
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or button is a click
    <span style={{ display: 'contents' }} onClick={note}>
      {children}
    </span>
  );
}
