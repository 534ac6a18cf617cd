import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { CLOSE_ICON } from '@/components/ui/icon-paths';
import styles from './sheet.module.scss';

/** The one sheet of a list, which the button of its bar opens. */
export const SHEET_ID = 'filters';

type Props = {
  as: 'aside' | 'div';
  className: string | undefined;
  children: ReactNode;
  'data-open'?: boolean;
};

/** Filters in a sheet under their title; `className` says from which width on they stand in the page instead. */
export function Sheet({ as: Tag, className, children, ...state }: Props) {
  const t = useTranslations('Find');
  return (
    <Tag
      id={SHEET_ID}
      popover="auto"
      className={`${styles.sheet} ${className}`}
      {...(Tag === 'aside' && { 'aria-label': t('filters') })}
      {...state}
    >
      <div className={styles.head}>
        <h2 className={styles.title} {...(Tag === 'aside' && { tabIndex: -1 })}>
          {t('filters')}
        </h2>
        <button className={styles.close} type="button" popoverTarget={SHEET_ID} aria-label={t('close')}>
          <Icon path={CLOSE_ICON} size={22} />
        </button>
      </div>
      {children}
    </Tag>
  );
}
