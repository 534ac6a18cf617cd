'use client';

import { type ComponentProps, useState } from 'react';
import { BROKEN_PHOTO_SRC, CARD_WIDTHS_PX, NO_PHOTO_SRC, type Picture, picture } from '@/lib/domain/images';
import styles from './cover-image.module.scss';

/**
 * A photo, and a placeholder if it does not load. Client code, because React would fetch the pictures of server
 * components with the data of a page that is fetched ahead.
 */
export function PhotoImage({ src, srcSet, alt, ...attributes }: ComponentProps<'img'>) {
  const [isBroken, setIsBroken] = useState(false);
  // An error may come before hydration: the element's state shows it.
  const check = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && src !== NO_PHOTO_SRC) setIsBroken(true);
  };
  return (
    <img
      ref={check}
      {...attributes}
      src={isBroken ? BROKEN_PHOTO_SRC : src}
      srcSet={isBroken ? undefined : srcSet}
      alt={alt}
      decoding="async"
      onError={() => setIsBroken(true)}
    />
  );
}

type Props = { image: Picture | null; alt: string; sizes: string; isFirst?: boolean };

/** React waits half a second for a picture without this before a page changes. */
const ready = () => undefined;

/** The cover of a talent; the first one of a page is fetched ahead of everything else. */
export const CoverImage = ({ image, alt, sizes, isFirst = false }: Props) => (
  <PhotoImage
    className={styles.cover}
    {...(image ?? { src: NO_PHOTO_SRC })}
    sizes={sizes}
    alt={alt}
    width={600}
    height={800}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : undefined}
    onLoad={ready}
  />
);

/** The cover that a favorite has, beside the name. */
export const Face = ({ cover, sizes }: { cover: string | null; sizes: string }) => (
  <CoverImage image={cover === null ? null : picture(cover, CARD_WIDTHS_PX)} alt="" sizes={sizes} />
);
