'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** Shows its content in a list that is a page; what a list to choose from shows instead is said elsewhere. */
export function OutsideDrawer({ className, children }: { className: string; children: ReactNode }) {
  const { isInDrawer } = useListDrawerContext();
  return isInDrawer ? null : <div className={className}>{children}</div>;
}
