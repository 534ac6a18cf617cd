import styles from './bar.module.scss';

/** A ref that keeps `--bar-height` as high as the bar is: its words wrap, and a phone's edge may lie below them. */
function observeHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`));
  observer.observe(bar, { box: 'border-box' });
  return () => observer.disconnect();
}

/** Attributes that make an element the bar at the lower edge of a list of chosen faces. */
export const BAR = { ref: observeHeight, className: styles.bar };
