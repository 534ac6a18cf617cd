import type { PhotoField } from '@passarela/contract/limits';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { CLOSE_ICON, PLUS_ICON } from '@/components/ui/icon-paths';
import { fillText } from '@/lib/domain/fill-text';
import { HEIC_NAMES, IMAGE_TYPES } from '@/lib/domain/form-constants';
import { shortenFileName } from '@/lib/forms/shorten-file-name';
import type { ApplicationTexts } from './application-screen';
import styles from './photo-slot.module.scss';
import type { Slot } from './use-photos';

/** How to stand for each photo, drawn with as few lines as will do: profile, face, full body, personality. */
const DRAWINGS: Record<PhotoField, string> = {
  image_1:
    'M82 62c-4-14-16-20-28-16-9 3-13 10-13 18 0 4 1 6-1 9l-6 9c-1 2 0 3 2 4l3 1-1 5 2 2-2 3c1 5 2 9 8 9l9-1c2 5 1 12-3 17-5 6-18 8-24 16M82 62c3 10 0 19-5 26-4 6-3 14 0 20 5 9 20 11 26 22M54 46c8-9 27-9 32 4 4 9 2 17-4 22M66 74c3-2 7 0 6 5s-5 6-7 3',
  image_2:
    'M40 62c0 24 8 40 20 40s20-16 20-40c0-16-8-26-20-26S40 46 40 62ZM50 96v14c0 8-22 9-30 22M70 96v14c0 8 22 9 30 22M40 62c10-2 18-8 22-17 3 8 9 14 18 17M47 66h7M66 66h7M60 68l-2 12h5M54 90c4 2 8 2 12 0',
  image_3:
    'M60 18c6 0 9 4 9 10s-4 11-9 11-9-5-9-11 3-10 9-10ZM56 38v5c-8 1-14 4-15 10l-4 38M64 38v5c8 1 14 4 15 10l4 38M47 54l3 28-5 24 5 42h6l4-38 4 38h6l5-42-5-24 3-28M50 82c6 2 14 2 20 0',
  image_4:
    'M45 66c-3 20 5 36 17 38s22-12 23-32c1-16-6-26-18-27s-20 7-22 21ZM44 70c9 0 18-6 23-15 3 8 8 13 17 16M56 97c-1 8-2 12-5 15-6 6-22 8-29 20M72 101c1 6 4 9 10 12 9 4 13 10 17 19M54 86c5 7 15 8 20 2-6-2-14-3-20-2ZM52 72c2-2 5-2 7 0M70 74c2-2 5-2 7 0M89 117c12-9 20-27 19-43-1-15-10-25-26-27M81 108c8-8 13-19 13-31M82 47c-4 1-7 4-8 8',
};

function PhotoGuide({ field }: { field: PhotoField }) {
  return (
    <svg
      className={styles.guide}
      aria-hidden="true"
      viewBox="0 0 120 160"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.1}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWINGS[field]} />
    </svg>
  );
}

/** Less on the long side shows no face in a list, and cannot be made larger. */
const SMALL_PHOTO_PX = 600;

type Props = {
  field: PhotoField;
  slot: Slot | undefined;
  error: string | undefined;
  texts: ApplicationTexts;
  takesHeic: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** A place for one photo: the guide, then the photo itself. Without JS the file input shows as it is. */
export function PhotoSlot({ field, slot, error, texts, takesHeic, onChoose, onRemove }: Props) {
  const id = useId();
  const { title, hint } = texts.photos[field];
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
              alt={fillText(texts.preview, { title })}
              onError={({ currentTarget: { src } }) => setUnshownUrl(src)}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight, src } }) =>
                setSmallUrl(Math.max(naturalWidth, naturalHeight) < SMALL_PHOTO_PX ? src : null)
              }
            />
          )}
          {!slot?.url && <PhotoGuide field={field} />}
          {!slot && (
            <span className={styles.add}>
              <Icon path={PLUS_ICON} size={18} />
            </span>
          )}
          {slot?.isPreparing && (
            <span className={styles.preparing} role="status">
              {texts.preparingPhoto}
            </span>
          )}
          {isUnshown && (
            <span className={styles.unshown} role="status">
              {texts.unshownPhoto}
            </span>
          )}
        </span>
        <span className={styles.title}>{title}</span>
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
        <span className={slot && styles.name}>{slot ? shortenFileName(slot.name) : hint}</span>
        {isSmall && <span className={styles.small}>{texts.smallPhoto}</span>}
      </p>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {slot && !slot.isPreparing && (
        <button
          type="button"
          className={styles.remove}
          aria-label={fillText(texts.remove, { title })}
          onClick={remove}
        >
          <Icon path={CLOSE_ICON} size={18} />
        </button>
      )}
    </li>
  );
}
