'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { QUOTE_HASH } from '@/components/favorites/quote-hash';
import { CoverImage } from '@/components/talents/card/cover-image';
import { SlidingPanel } from '@/components/ui/animation/sliding-panel';
import type { Messages } from '@/components/ui/client-texts';
import { CARD_WIDTHS_PX, picture } from '@/lib/domain/images';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import styles from './budget-bar.module.scss';

/** A ref that keeps `--bar-height` as high as the bar is: its words wrap, and a phone's edge may lie below them. */
function observeHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--bar-height', `${bar.offsetHeight}px`));
  observer.observe(bar, { box: 'border-box' });
  return () => observer.disconnect();
}

/** `isSecond`: another button of the screen is the dark one. */
type Props = {
  talents: FavoriteTalent[];
  texts: Messages['Favorites'];
  isSecond?: boolean;
  children: ReactNode;
};

/** The bottom bar: how many favorites, and the panel with the quote form [S69.4]. */
export function BudgetBar({ talents, texts, isSecond = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = talents.length;

  // A profile leads here to ask at once (components/talents/around/quote-link.tsx).
  useEffect(() => {
    if (window.location.hash !== QUOTE_HASH) return;
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    setIsOpen(true);
  }, []);
  return (
    <>
      <div ref={observeHeight} className={styles.bar}>
        <p>{count === 1 ? texts.selectedOne : texts.selectedMany.replace('{count}', String(count))}</p>
        <button
          type="button"
          className={styles.budget}
          data-second={isSecond || undefined}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {texts.budget}
        </button>
      </div>
      <SlidingPanel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts.budget}
        closeLabel={texts.close}
      >
        <div className={styles.request}>
          <div className={styles.about}>
            <p className={styles.intro}>{texts.budgetIntro}</p>
            <h3 className={styles.selection}>{texts.selection}</h3>
            <ul className={styles.names}>
              {talents.map(({ id, name, cover }) => (
                <li key={id}>
                  <span className={styles.face}>
                    <CoverImage
                      image={cover === null ? null : picture(cover, CARD_WIDTHS_PX)}
                      alt=""
                      sizes="64px"
                    />
                  </span>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div>{children}</div>
        </div>
      </SlidingPanel>
    </>
  );
}
