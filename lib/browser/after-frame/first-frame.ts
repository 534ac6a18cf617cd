function afterPictures(work: () => void): void {
  setTimeout(work, 4000);
  const seen = new IntersectionObserver((images) => {
    seen.disconnect();
    const decoded = images.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLImageElement ? [target.decode()] : [],
    );
    void Promise.allSettled(decoded).then(() => requestAnimationFrame(() => setTimeout(work)));
  });
  for (const image of document.images) seen.observe(image);
  if (!document.images[0]) setTimeout(work);
}

/**
 * Runs `work`, which may be called again, after the first frame and the pictures in it, at the latest 4 s after that
 * frame. Without a frame it runs after 2 s, in a background tab or at a press at once.
 */
export function afterFirstFrame(work: () => void): void {
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, work, { capture: true, once: true });
  const reportsFrames = self.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.hidden || !reportsFrames) {
    work();
    return;
  }
  const wait = () => afterPictures(work);
  new PerformanceObserver(wait).observe({ type: 'paint', buffered: true });
  setTimeout(wait, 2000);
}
