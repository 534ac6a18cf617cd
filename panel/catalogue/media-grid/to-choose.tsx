'use client';

import { useListDrawerContext } from '@payloadcms/ui';
import styles from '../photo-grid/photo-grid.module.css';
import { PictureTile, type PictureTileProps } from '../photo-grid/picture-tile.tsx';

type Props = {
  /** One for each file; `name` is the file's. */
  files: (PictureTileProps & { id: number; name: string })[];
};

/** In a list to choose a file from, in place of its table: the pictures; a press chooses one. */
export function ToChoose({ files }: Props) {
  const { isInDrawer, onSelect } = useListDrawerContext();
  if (!isInDrawer || !onSelect) return null;
  const choose = (id: number) => onSelect({ collectionSlug: 'media', doc: { id }, docID: String(id) });
  return (
    <ul className={`${styles.photos} ${styles.instead}`}>
      {files.map(({ id, name, ...tile }) => (
        <li key={id}>
          <button type="button" title={name} onClick={() => choose(id)}>
            <PictureTile {...tile} />
          </button>
        </li>
      ))}
    </ul>
  );
}
