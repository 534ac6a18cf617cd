import pieces from '../pieces.module.scss';
import styles from './slide.module.scss';

type Props = { src: string; type: string; alt: string; unsupported: string };

/** A muted looping video that loads when its slider asks for it; without JS it has the browser's controls. */
export function SlideVideo({ src, type, alt, unsupported }: Props) {
  const naming = alt === '' ? { 'aria-hidden': true } : { 'aria-label': alt };
  return (
    <>
      <video
        className={`${styles.medium} ${pieces.scripted}`}
        muted
        loop
        playsInline
        disablePictureInPicture
        // Firefox makes every video a Tab stop; this one has nothing to press.
        tabIndex={-1}
        preload="none"
        {...naming}
      >
        <source src={src} type={type} />
        {unsupported}
      </video>
      <noscript>
        <video className={styles.medium} muted loop playsInline controls preload="metadata">
          <source src={src} type={type} />
          {unsupported}
        </video>
      </noscript>
    </>
  );
}
