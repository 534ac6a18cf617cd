'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Messages } from '@/components/ui/client-texts';
import { BACK, NEXT, PAUSE, PLAY } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { unmodifiedKey } from '@/components/ui/unmodified-key';
import styles from './slider.module.scss';
import { useSlider } from './use-slider';

export type SliderProps = {
  label: string;
  texts: Messages['Slider'];
  count: number;
  /** How long a slide stays, and how long it gives way, in milliseconds. */
  slideMs: number;
  hasMotion: boolean;
  isWaiting?: boolean;
  hasArrows?: boolean;
  onPaused?: (isPaused: boolean) => void;
  className?: string | undefined;
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
};

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };
const ARROWS = [
  ['previous', -1, BACK],
  ['next', 1, NEXT],
] as const;

/** A carousel with a visible pause: its slides and its first picture are plain HTML (WCAG 2.2.2). */
export function Slider(props: SliderProps) {
  const { label, texts, count, slideMs, hasMotion, isWaiting = false, hasArrows = true, onPaused } = props;
  const track = useRef<HTMLDivElement>(null);
  const { index, isPlaying, isPaused, toggle, move } = useSlider({
    track,
    count,
    slideMs,
    hasMotion,
    isWaiting,
  });

  useEffect(() => onPaused?.(isPaused), [onPaused, isPaused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[unmodifiedKey(event)];
    if (!step || count < 2) return;
    event.preventDefault();
    move(step);
  };

  return (
    <section
      className={`${styles.slider} ${props.className ?? ''}`}
      aria-roledescription={texts.carousel}
      aria-label={label}
      data-at={index}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        {props.start}
        {hasMotion && (
          <div className={styles.controls}>
            {count > 1 && (
              <p className={styles.count} aria-live={isPlaying ? 'off' : 'polite'}>
                {`${index + 1} / ${count}`}
              </p>
            )}
            {hasArrows &&
              count > 1 &&
              ARROWS.map(([name, step, path]) => (
                <button
                  key={name}
                  type="button"
                  className={styles.arrow}
                  aria-label={texts[name]}
                  onClick={() => move(step)}
                >
                  <Icon path={path} />
                </button>
              ))}
            <button
              type="button"
              className={styles.pause}
              aria-label={texts[isPlaying ? 'pause' : 'play']}
              onClick={(event) => {
                event.stopPropagation();
                toggle();
              }}
            >
              <Icon path={isPlaying ? PAUSE : PLAY} />
            </button>
          </div>
        )}
        {props.end}
      </div>
      <div ref={track} className={`swiper ${styles.track}`}>
        <div className={`swiper-wrapper ${styles.wrapper}`}>{props.children}</div>
      </div>
    </section>
  );
}
