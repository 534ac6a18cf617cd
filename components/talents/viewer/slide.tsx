import type { CSSProperties } from 'react';
import type { Item } from './items';
import styles from './viewer.module.scss';

type Props = { item: Item; at: number; isNear: boolean; isCurrent: boolean };

/** A photo, fetched when it is near, or the player of a video, there while it is on the screen. */
export function Slide({ item: { link, image, label, ratio }, at, isNear, isCurrent }: Props) {
  return (
    <div className={styles.slide} style={{ insetInlineStart: `${at * 100}%` }} inert={!isCurrent}>
      {image && isNear && (
        <img
          className={styles.picture}
          style={image.srcset ? { backgroundImage: `url("${image.currentSrc}")` } : undefined}
          src={link.href}
          srcSet={image.srcset || undefined}
          referrerPolicy={image.srcset ? undefined : 'no-referrer'}
          sizes={`min(100vw, ${Math.round((100 * image.width) / image.height)}vh)`}
          alt={image.alt}
          draggable={false}
        />
      )}
      {!image && isCurrent && (
        <iframe
          className={styles.video}
          style={{ '--ratio': ratio } as CSSProperties}
          src={link.href}
          title={label}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  );
}
