'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** Shows its content in a list page, not in a drawer to choose from (media-grid/to-choose.tsx has its own). */
export function OutsideDrawer({ className, children }: { className: string; children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? null : <div className={className}>{children}</div>;
}
