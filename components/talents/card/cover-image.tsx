'use client';

import { type SyntheticEvent, useState } from 'react';
import { BROKEN_PHOTO, CARD_WIDTHS_PX, NO_PHOTO, type Picture, picture } from '@/lib/domain/images';
import styles from './cover-image.module.scss';

type Props = { image: Picture | null; alt: string; sizes: string; isFirst?: boolean };

/** React waits half a second for a picture without this before a page changes. */
const ready = () => undefined;

/** The cover of a talent; the first one of a page is fetched ahead of everything else. */
export function CoverImage({ image, alt, sizes, isFirst = false }: Props) {
  const [isBroken, setIsBroken] = useState(false);

  // An error may come before hydration: the element's state shows it.
  const check = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && image !== null) setIsBroken(true);
  };

  const { src, srcSet, ...attributes } = image ?? {};
  const stand = image === null ? NO_PHOTO : isBroken ? BROKEN_PHOTO : null;
  return (
    <img
      ref={check}
      className={styles.cover}
      {...attributes}
      src={stand ?? src}
      srcSet={stand === null ? srcSet : undefined}
      sizes={sizes}
      alt={alt}
      width={600}
      height={800}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onLoad={ready}
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        if (!event.currentTarget.src.endsWith(BROKEN_PHOTO)) setIsBroken(true);
      }}
    />
  );
}

/** The cover that a favorite has, beside the name. */
export const Face = ({ cover, sizes }: { cover: string | null; sizes: string }) => (
  <CoverImage image={cover === null ? null : picture(cover, CARD_WIDTHS_PX)} alt="" sizes={sizes} />
);
