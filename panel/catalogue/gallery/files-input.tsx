'use client';

import { type DragEvent, useRef, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import styles from './gallery.module.css';
import type { Labels } from './labels.ts';

type Props = { labels: Labels; onFiles: (files: readonly File[]) => void; onPick: () => void };

/** The ways to new photos: files of this device, chosen or dropped, or those that are in the panel already. */
export function FilesInput({ labels, onFiles, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a shorter way to the first button
    <div
      className={`${styles.links} ${isOver ? styles.over : ''}`}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button type="button" className={controls.secondary} onClick={() => input.current?.click()}>
        {labels.add}
      </button>
      <button type="button" className={controls.secondary} onClick={onPick}>
        {labels.pick}
      </button>
      <span className={`${styles.silent} ${styles.hint}`}>{labels.dropHere}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*,.heic,.heif"
        aria-label={labels.add}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
