'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { hadEarlierPage, notePage } from '../ui/visit';
import styles from './shell.module.scss';

/** Fades a page in over 0.8 s, never from nothing, when it was reached by a link inside the site [S42.4]. */
export function PageFade({ children }: { children: ReactNode }) {
  const [isArriving] = useState(hadEarlierPage);
  useEffect(() => {
    notePage();
    // A lost script loses what it does: Back leaves the page.
    import('../ui/back').then(
      ({ arrive }) => arrive(),
      () => undefined,
    );
  }, []);
  return <div className={isArriving ? styles.arriving : undefined}>{children}</div>;
}
