import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../idle';
import { useMayMove } from '../motion';
import { useSettled } from '../use-settled';
import type { SliderEngine } from './engine';

function useIsOnScreen(root: RefObject<HTMLElement | null>) {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    if (!root.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOnScreen(Boolean(entry?.isIntersecting)));
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
  return isOnScreen;
}

type Options = {
  track: RefObject<HTMLElement | null>;
  count: number;
  slideMs: number;
  hasMotion: boolean;
  isWaiting: boolean;
};

/** Drives a slider on screen, unless paused or motion is reduced; loads its library lazily. */
export function useSlider({ track, count, slideMs, hasMotion, isWaiting }: Options) {
  const engine = useRef<Promise<SliderEngine | null> | null>(null);
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const mayMove = useMayMove();
  const isOnScreen = useIsOnScreen(track);
  const isPlaying = hasMotion && (choice ?? mayMove);
  const isRunning = isPlaying && isOnScreen && !isWaiting;

  const wake = useCallback(() => {
    const element = track.current;
    if (!element || count < 2) return null;
    engine.current ??= import('./engine').then(
      ({ startEngine }) => {
        element.scrollLeft = 0;
        return startEngine(element, { slideMs, onIndex: setIndex });
      },
      () => {
        engine.current = null;
        return null;
      },
    );
    return engine.current;
  }, [track, count, slideMs]);

  useEffect(
    () => () => {
      void engine.current?.then((started) => started?.destroy());
      engine.current = null;
    },
    [],
  );

  useSettled(track, wake);

  useEffect(() => {
    if (!isRunning) return;
    let isOver = false;
    const cancel = whenIdle(() => void wake()?.then((started) => isOver || started?.run()));
    return () => {
      isOver = true;
      cancel();
      void engine.current?.then((started) => started?.rest());
    };
  }, [isRunning, wake]);

  useEffect(() => {
    const element = track.current;
    if (!element || !isOnScreen) return;
    let isOver = false;
    const cancel = whenIdle(async () => {
      const videos = await import('./videos').catch(() => null);
      if (!isOver) videos?.steerVideos(element, index, isRunning);
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [track, index, isRunning, isOnScreen]);

  const move = async (step: 1 | -1) => {
    const started = await wake();
    if (started) return started.move(step);
    // Without its library a slider is a track that is scrolled from here.
    const next = (index + step + count) % count;
    track.current?.scrollTo({ left: next * track.current.clientWidth });
    setIndex(next);
  };

  return { index, isPlaying, isPaused: choice === false, toggle: () => setChoice(!isPlaying), move };
}
