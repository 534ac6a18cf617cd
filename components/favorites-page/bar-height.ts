/** A ref that keeps `--bar-height` as high as the bar is: its words wrap, and a phone's edge may lie below them. */
export function observeHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`));
  observer.observe(bar, { box: 'border-box' });
  return () => observer.disconnect();
}
