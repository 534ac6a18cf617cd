/** How a picture lies in the window: its size as a factor, and how far its middle is from the window's, in px. */
export type View = { scale: number; x: number; y: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 4;

const clamp = (value: number, most: number, least = -most) => Math.max(least, Math.min(most, value));

/** The size of a picture of this ratio (width by height) that is whole in a window. */
export function wholeIn({ width, height }: Size, ratio: number): Size {
  const shown = Math.min(width, height * ratio);
  return { width: shown, height: shown / ratio };
}

/** Zooms by a factor; the point (px from the middle of the window) stays in place. */
export function zoomAt(view: View, point: Point, factor: number): View {
  const scale = clamp(view.scale * factor, LARGEST, 1);
  const by = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
}

/** The nearest view in which no edge of a large picture stands inside the window. `picture`: its size as a whole. */
export function keepInside(view: View, picture: Size, window: Size): View {
  const most = (side: 'width' | 'height') => Math.max(0, (picture[side] * view.scale - window[side]) / 2);
  return { scale: view.scale, x: clamp(view.x, most('width')), y: clamp(view.y, most('height')) };
}
