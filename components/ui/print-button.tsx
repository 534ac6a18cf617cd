'use client';

import { useEffect } from 'react';
import { Icon } from './icon';
import { PRINT } from './icon-paths';
import styles from './print-button.module.scss';

/** Fetches the pictures that only paper shows: a browser prints what is not decoded as white. */
function fetchPictures() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-on-paper] img')];
  return Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}

/** Opens the browser's print dialog; the print styles make one sheet of the page. Ctrl or ⌘ may begin Ctrl P. */
export function PrintButton({ label }: { label: string }) {
  useEffect(() => {
    const foresee = ({ ctrlKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey) void fetchPictures();
    };
    addEventListener('keydown', foresee);
    return () => removeEventListener('keydown', foresee);
  }, []);
  const print = async () => {
    await fetchPictures();
    window.print();
  };
  return (
    <button type="button" className={styles.print} onClick={print}>
      <Icon path={PRINT} />
      {label}
    </button>
  );
}
