import type { ReactNode } from 'react';
import { NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import styles from './text-link.module.scss';

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className={styles.link} href={href}>
      <span className={styles.texts}>{children}</span>
      <Icon path={NEXT} size={18} />
    </Link>
  );
}
