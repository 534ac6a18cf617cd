'use client';

import { Icon } from './icon';
import { PRINT_ICON } from './icon-paths';
import styles from './print-button.module.scss';
import { useWindowEvent } from './use-window-event';

const onPaper = () => [...document.querySelectorAll<HTMLImageElement>('[data-on-paper] img')];
const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;

/** Fetches the pictures that only paper shows: a browser prints what is not decoded as white. */
function fetchPictures() {
  return Promise.allSettled(
    onPaper().map((picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}

/** Leaves no white on paper: a picture that is not there gives way to its copy on the screen, else to the others. */
function replaceMissing() {
  const copies = [...document.querySelectorAll('img')].filter(isThere);
  for (const picture of onPaper().filter((each) => !isThere(each))) {
    const { src } = picture;
    const address = picture.getAttribute('src') ?? '';
    const copy = copies.find((each) => each.src === src || each.srcset.includes(address));
    if (copy) picture.src = copy.currentSrc;
    picture.hidden = !isThere(picture);
    const restore = () => Object.assign(picture, { src, hidden: false });
    addEventListener('afterprint', restore, { once: true });
  }
}

/** Opens the browser's print dialog; the print styles make one sheet of the page. Ctrl or ⌘ may begin Ctrl P. */
export function PrintButton({ label }: { label: string }) {
  useWindowEvent('keydown', ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && fetchPictures());
  useWindowEvent('beforeprint', replaceMissing);
  const print = async () => {
    await fetchPictures();
    window.print();
  };
  return (
    <button type="button" className={styles.print} onClick={print}>
      <Icon path={PRINT_ICON} />
      {label}
    </button>
  );
}
