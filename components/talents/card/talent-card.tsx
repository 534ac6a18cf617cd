'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useFavoriteTexts } from '@/components/favorites/favorite-texts';
import { HeartButton } from '@/components/favorites/heart-button';
import { whenIdle } from '@/components/ui/idle';
import { mayFetchAhead } from '@/components/ui/line';
import { Link } from '@/components/ui/link';
import { faceName } from '@/components/ui/picture-names';
import { PictureTransition } from '@/components/ui/picture-transition';
import { fillText } from '@/lib/domain/fill-text';
import { CARD_WIDTHS_PX } from '@/lib/domain/images';
import { splitName } from '@/lib/domain/names';
import { onPhone } from '@/lib/domain/on-phone';
import { coverPicture } from '@/lib/view/cover-picture';
import type { TalentCardView } from '@/lib/view/talent-card';
import { CoverImage } from './cover-image';
import { useSecondLook } from './second-look';
import styles from './talent-card.module.scss';

/** `level`: of its heading; `isFirst`: in the first screen; `isAhead`: the profile is fetched when idle. */
type Props = {
  card: TalentCardView;
  level?: 2 | 3;
  isFirst?: boolean;
  isAhead?: boolean;
  action?: ReactNode;
  sizes?: string;
};

const withUnit = (height: string) => (/^\d{2,3}$/.test(height) ? `${height} cm` : height);

const IN_GRID = `(min-width: 1024px) 16vw, (min-width: 640px) 32vw, ${onPhone(47)}`;

/** A talent in a grid: cover, name, measures on hover or focus, heart [S63.2-3]. */
export function TalentCard({
  card,
  level = 2,
  isFirst = false,
  isAhead = false,
  action,
  sizes = IN_GRID,
}: Props) {
  const Heading = `h${level}` as const;
  const [isFetched, setIsFetched] = useState(false);
  useEffect(() => (isAhead ? whenIdle(() => setIsFetched(mayFetchAhead())) : undefined), [isAhead]);
  // Made here, because the addresses of all widths are long, and the page carries this component's props.
  const cover = coverPicture(card, CARD_WIDTHS_PX);
  const { first, rest } = splitName(card.favorite.name);
  const second = useSecondLook(card.opening);
  const texts = useFavoriteTexts();
  const height = !card.isHeightUnknown && card.measures[0];
  return (
    <article className={styles.card} aria-label={card.favorite.name}>
      <Heading className={styles.heading}>
        <Link
          className={styles.link}
          href={card.href}
          prefetch={isFetched}
          transitionTypes={[faceName(card.favorite.id)]}
          {...second.onLink}
        >
          <PictureTransition name={faceName(card.favorite.id)}>
            <CoverImage
              image={cover}
              alt={card.alt ?? fillText(texts.cover, { name: card.favorite.name })}
              isFirst={isFirst}
              sizes={sizes}
            />
          </PictureTransition>
          {second.image}
          <span className={styles.name} aria-hidden="true">
            <span className={styles.first}>{first}</span> <span className={styles.rest}>{rest}</span>
          </span>
          {height && (
            <span className={styles.height} aria-hidden="true">
              {withUnit(height.value)}
            </span>
          )}
          {card.measures.length > 0 && (
            <span className={styles.measures} aria-hidden="true">
              <span className={styles.lines}>
                {card.measures.map(({ label, value }) => (
                  <span key={label} className={styles.measure}>
                    <span>{label}</span>
                    <span>{value}</span>
                  </span>
                ))}
              </span>
            </span>
          )}
        </Link>
      </Heading>
      <div className={styles.action}>{action ?? <HeartButton talent={card.favorite} />}</div>
    </article>
  );
}
