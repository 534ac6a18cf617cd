import { type KeyboardEvent, useId } from 'react';
import { CoverImage } from '@/components/talents/card/cover-image';
import { Icon } from '@/components/ui/icon';
import { CHEVRON } from '@/components/ui/icon-paths';
import { unmodifiedKey } from '@/components/ui/unmodified-key';
import { CARD_WIDTHS_PX, picture } from '@/lib/domain/images';
import { NOTE_MAX_CHARS } from '@/lib/domain/selection';
import type { FavoriteTalent } from '@/lib/view/talent-card';
import type { FavoritesTexts } from '../texts';
import styles from './arrange.module.scss';
import { LineField } from './line-field';

const HANDLE = 'M5 10h14M5 14h14';

type Props = {
  talent: FavoriteTalent;
  position: number;
  last: number;
  note: string;
  texts: FavoritesTexts;
  onMove: (position: number) => void;
  onNote: (note: string) => void;
};

/** A talent in the running order: face, name, note, and the rail that moves the row. */
export function Row({ talent: { name, cover }, position, last, note, texts, onMove, onNote }: Props) {
  const place = useId();
  const places: Record<string, number> = {
    ArrowUp: position - 1,
    ArrowDown: position + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = places[unmodifiedKey(event)];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const step = (label: string, by: 1 | -1) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label.replace('{name}', name)}
      aria-describedby={place}
      aria-disabled={position === (by > 0 ? last : 0)}
      onKeyDown={onKeyDown}
      onClick={() => onMove(position + by)}
    >
      <Icon path={CHEVRON} />
    </button>
  );
  return (
    <li className={styles.row}>
      <CoverImage image={cover === null ? null : picture(cover, CARD_WIDTHS_PX)} alt="" sizes="80px" />
      <div className={styles.texts}>
        <p className={styles.name}>
          <span id={place} className={styles.position} aria-hidden="true">
            {position + 1}
          </span>
          {name}
        </p>
        <LineField
          label={texts.note}
          name={texts.noteOn.replace('{name}', name)}
          value={note}
          maxChars={NOTE_MAX_CHARS}
          rows={2}
          className={styles.note}
          onSave={onNote}
        />
      </div>
      <div className={styles.rail}>
        {step(texts.earlier, -1)}
        <span className={styles.handle} data-handle="">
          <Icon path={HANDLE} />
        </span>
        {step(texts.later, 1)}
      </div>
    </li>
  );
}
