import styles from './photo-grid.module.css';

/** A file as staff see it in a grid. */
export type PictureTileProps = {
  /** The address of its small picture; null of a video. */
  picture: string | null;
  /** The text in place of a picture. */
  blank: string;
  description: string;
  /** Whether the text describes the file, or say that nobody did. */
  isDescribed: boolean;
  /** A state to know before use, such as "Fora do ar"; null for none. */
  state: string | null;
};

/** The inside of a link or a button. */
export function PictureTile({ picture, blank, description, isDescribed, state }: PictureTileProps) {
  return (
    <>
      {picture ? <img src={picture} alt="" loading="lazy" /> : <span className={styles.blank}>{blank}</span>}
      <span className={isDescribed ? styles.name : `${styles.name} ${styles.missing}`}>{description}</span>
      {state && <span className={styles.state}>{state}</span>}
    </>
  );
}
