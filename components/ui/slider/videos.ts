import { isStill, savesData } from '../motion';

const isShown = (video: HTMLVideoElement, index: number) =>
  video.closest(`[data-slide="${index}"]`) !== null && video.offsetParent !== null;

/**
 * Plays the videos of the slide on screen and rests all others; a resting one shows its first frame. Who wants no
 * motion or little data gets the slide's picture instead, where one of its two media is one.
 */
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
