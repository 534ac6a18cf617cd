'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Face } from '@/components/talents/card/cover-image';
import { SlidingPanel } from '@/components/ui/animation/sliding-panel';
import type { Messages } from '@/components/ui/client-texts';
import { fillText } from '@/lib/domain/fill-text';
import { QUOTE_HASH } from '@/lib/domain/selection';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import { BAR } from './bar';
import styles from './quote-bar.module.scss';

type Props = {
  talents: readonly FavoriteTalent[];
  texts: Messages['Favorites'];
  /** Another button of the screen is the dark one. */
  isSecond?: boolean;
  children: ReactNode;
};

/** The bottom bar: how many talents, and the panel with the quote form [S69.4]. */
export function QuoteBar({ talents, texts, isSecond = false, children }: Props) {
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
      <div {...BAR}>
        <p>{fillText(texts.selected, { count })}</p>
        <button
          type="button"
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
                  <Face cover={cover} sizes="64px" />
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
