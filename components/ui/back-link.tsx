'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { canGoBackInside } from '@/components/ui/visit';
import styles from './back-link.module.scss';
import { BACK } from './control-paths';
import { Icon } from './icon';
import { Link } from './link';

/** Back to the visitor's last page inside the site; from a shared link, to `href`. */
export function BackLink({ href, label }: { href: string; label: string }) {
  const router = useRouter();
  const back = (event: MouseEvent) => {
    // A double click goes back once.
    const isRepeated = event.detail > 1;
    if (!isRepeated && !canGoBackInside()) return;
    event.preventDefault();
    if (!isRepeated) router.back();
  };
  return (
    <Link className={styles.back} href={href} data-back="1" onClick={back}>
      <Icon path={BACK} size={20} />
      {label}
    </Link>
  );
}
