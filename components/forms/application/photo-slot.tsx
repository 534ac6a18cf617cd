import type { PhotoField } from '@passarela/contract/limits';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CLOSE, PLUS } from '@/components/ui/icon-paths';
import { HEIC_NAMES, IMAGE_TYPES } from '@/lib/domain/form-constants';
import { shortenFileName } from '@/lib/forms/shorten-file-name';
import { PhotoGuide } from './photo-guide';
import styles from './photo-slot.module.scss';
import type { Slot } from './use-photos';

/** Less on the long side shows no face in a list, and cannot be made larger. */
const SMALL_PHOTO_PX = 600;

type Props = {
  field: PhotoField;
  slot: Slot | undefined;
  error: string | undefined;
  texts: Record<'title' | 'hint' | 'preparing' | 'preview' | 'small' | 'unshown' | 'remove', string>;
  takesHeic: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** A place for one photo: the guide, then the photo itself. Without JS the file input shows as it is. */
export function PhotoSlot({ field, slot, error, texts, takesHeic, onChoose, onRemove }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [smallUrl, setSmallUrl] = useState<string | null>(null);
  // a HEIC in most browsers
  const [unshownUrl, setUnshownUrl] = useState<string | null>(null);
  const isUnshown = slot?.url != null && slot.url === unshownUrl;
  const isSmall = slot?.url != null && slot.url === smallUrl;
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    onRemove();
    input.current?.focus();
  };
  return (
    <li className={styles.slot}>
      <label className={styles.frame} data-error={error !== undefined}>
        <span className={styles.stage}>
          {!isUnshown && slot?.url && (
            <img
              className={styles.photo}
              src={slot.url}
              alt={texts.preview}
              onError={({ currentTarget: { src } }) => setUnshownUrl(src)}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight, src } }) =>
                setSmallUrl(Math.max(naturalWidth, naturalHeight) < SMALL_PHOTO_PX ? src : null)
              }
            />
          )}
          {!slot?.url && <PhotoGuide field={field} />}
          {!slot && (
            <span className={styles.add}>
              <Icon path={PLUS} size={18} />
            </span>
          )}
          {slot?.isPreparing && (
            <span className={styles.preparing} role="status">
              {texts.preparing}
            </span>
          )}
          {isUnshown && (
            <span className={styles.unshown} role="status">
              {texts.unshown}
            </span>
          )}
        </span>
        <span className={styles.title}>{texts.title}</span>
        <input
          ref={input}
          className={styles.file}
          type="file"
          name={field}
          accept={[...IMAGE_TYPES, ...(takesHeic ? HEIC_NAMES : [])].join(',')}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={change}
        />
      </label>
      <p className={styles.hint} id={`${id}-hint`}>
        <span className={slot && styles.name}>{slot ? shortenFileName(slot.name) : texts.hint}</span>
        {isSmall && <span className={styles.small}>{texts.small}</span>}
      </p>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {slot && !slot.isPreparing && (
        <button type="button" className={styles.remove} aria-label={texts.remove} onClick={remove}>
          <Icon path={CLOSE} size={18} />
        </button>
      )}
    </li>
  );
}
