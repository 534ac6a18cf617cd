import styles from './message-screen.module.scss';

export function Runway() {
  return (
    <svg
      className={styles.runway}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M50 8 2 100M50 8 98 100" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
