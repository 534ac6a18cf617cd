import styles from '../faces/faces.module.css';

/** A file as staff see it in a grid: address of its small picture (null of a video) and the words below it. */
export type Tile = { picture: string | null; words: string; hasWords: boolean };

/** The inside of a link or a button. */
export function PictureTile({ tile, video }: { tile: Tile; video: string }) {
  return (
    <>
      {tile.picture ? (
        <img src={tile.picture} alt="" loading="lazy" />
      ) : (
        <span className={styles.blank}>{video}</span>
      )}
      <span className={tile.hasWords ? styles.name : `${styles.name} ${styles.missing}`}>{tile.words}</span>
    </>
  );
}
