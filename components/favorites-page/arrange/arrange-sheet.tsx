'use client';

import { useAtom } from 'jotai';
import { useRef } from 'react';
import { TITLE_MAX_CHARS } from '@/lib/domain/selection';
import { selectionAtom } from '../../favorites/arrangement';
import type { FavoritesTexts } from '../texts';
import styles from './arrange.module.scss';
import { Days } from './days';
import { LineField } from './line-field';
import { RunningOrder } from './running-order';

/** The sheet that makes the favorites a selection: title, days of the job, order and notes. */
export function ArrangeSheet({ texts }: { texts: FavoritesTexts }) {
  const [{ title }, change] = useAtom(selectionAtom);
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className={styles.sheet}>
      <div className={styles.about}>
        <LineField
          label={texts.selectionTitle}
          value={title}
          maxChars={TITLE_MAX_CHARS}
          rows={2}
          className={styles.title}
          onSave={(typed) => change(() => ({ title: typed }))}
        />
        <Days texts={texts} />
        <p className={styles.intro}>{texts.arrangeIntro}</p>
      </div>
      <RunningOrder texts={texts} near={root} />
    </div>
  );
}
