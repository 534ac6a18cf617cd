'use client';

import { type DragEvent, useRef, useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import styles from './gallery.module.css';
import type { Words } from './words.ts';

type Props = { words: Words; onFiles: (files: readonly File[]) => void; onPick: () => void };

/** The ways to new photos: files of this device, chosen or dropped, or those that are in the panel already. */
export function FilesInput({ words, onFiles, onPick }: Props) {
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
      className={`${styles.ways} ${isOver ? styles.over : ''}`}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button type="button" className={controls.secondary} onClick={() => input.current?.click()}>
        {words.add}
      </button>
      <button type="button" className={controls.secondary} onClick={onPick}>
        {words.pick}
      </button>
      <span className={`${styles.quiet} ${styles.hint}`}>{words.dropHere}</span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={words.add}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
