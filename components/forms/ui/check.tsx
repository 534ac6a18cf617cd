import styles from './form.module.scss';

/** The mark of a sent form; it draws itself. */
export function Check() {
  return (
    <svg
      className={styles.check}
      aria-hidden="true"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
    >
      <path pathLength={1} d="m4 12.5 5.5 5.5L20 6.5" />
    </svg>
  );
}
