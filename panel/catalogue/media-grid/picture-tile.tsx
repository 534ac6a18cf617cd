import styles from '../faces/faces.module.css';

/** A file as staff see it in a grid. */
export type PictureTileProps = {
  /** The address of its small picture; null of a video. */
  picture: string | null;
  /** The text in place of a picture. */
  blank: string;
  words: string;
  /** Whether the words describe the file, or say that nobody did. */
  hasWords: boolean;
  /** A state to know before use, such as "Fora do ar"; null for none. */
  state: string | null;
};

/** The inside of a link or a button. */
export function PictureTile({ picture, blank, words, hasWords, state }: PictureTileProps) {
  return (
    <>
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className={styles.blank}>{blank}</span>}
      <span className={hasWords ? styles.name : `${styles.name} ${styles.missing}`}>{words}</span>
      {state && <span className={styles.state}>{state}</span>}
    </>
  );
}
