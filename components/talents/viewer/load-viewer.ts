import { loadAnimation } from '@/components/ui/animation/load-animation';

/** The viewer and its gestures; null if it does not load. */
export async function loadViewer() {
  const [parts, moving] = await Promise.all([import('./viewer').catch(() => null), loadAnimation()]);
  return parts && { Viewer: parts.Viewer, moving };
}

export type LoadedViewer = NonNullable<Awaited<ReturnType<typeof loadViewer>>>;
