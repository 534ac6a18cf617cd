import { savesData } from '../line';
import { isStill } from '../motion';

const isShown = (video: HTMLVideoElement, index: number) =>
  video.closest(`[data-slide="${index}"]`) !== null && video.offsetParent !== null;

/** Plays the videos of the visible slide and pauses the others; with reduced motion or data shows the picture. */
export function steerVideos(root: HTMLElement, index: number, isRunning: boolean) {
  root.toggleAttribute('data-still', !isRunning && (isStill() || savesData()));
  for (const video of root.querySelectorAll('video')) {
    const isOn = isShown(video, index);
    if (isOn && isRunning) {
      video.muted = true;
      // A browser may refuse to play, as in its power saving: then the first frame stays.
      video.play().catch(() => undefined);
    } else {
      video.pause();
      if (isOn && !savesData()) video.preload = 'metadata';
    }
  }
}
