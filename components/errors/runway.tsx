import styles from './message-screen.module.scss';

/** The looping animation of the error page: a runway that goes on and on. */
export function Runway() {
  return (
    <svg
      className={styles.runway}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line
        x1="50"
        y1="8"
        x2="2"
        y2="100"
        stroke="currentColor"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1="50"
        y1="8"
        x2="98"
        y2="100"
        stroke="currentColor"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
