'use client';

import { type ReactNode, useState } from 'react';

type Props = { isOpen: boolean; className: string | undefined; children: ReactNode };

/** A group that opens and closes. Each answer is a new page, and its `isOpen` must not close an open group. */
export function GroupDetails({ isOpen, className, children }: Props) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={className} open={isOpenAtFirst}>
      {children}
    </details>
  );
}
