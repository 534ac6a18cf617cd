'use client';

import { type MouseEvent, type ReactNode, useContext, useState } from 'react';
import { IsOpenContext } from './gallery-tabs';
import styles from './video-gallery.module.scss';

type Props = { src: string; label: string; title: string; note: string; still: ReactNode };

/** A cover that becomes the player on click until its gallery closes; without JS a link to it. */
export function VideoPlayer({ src, label, title, note, still }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  const isOpen = useContext(IsOpenContext);
  if (isPlaying && !isOpen) setIsPlaying(false);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setIsPlaying(true);
  };
  if (isPlaying) {
    return (
      <iframe
        className={styles.frame}
        src={src}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <a className={styles.poster} href={src} onClick={play} aria-label={`${label}. ${note}`}>
      {still}
      <span className={styles.note}>{note}</span>
    </a>
  );
}
