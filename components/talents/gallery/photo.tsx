import { FaceTransition } from '@/components/ui/face-transition';
import later from '@/components/ui/later.module.scss';
import { photoSizes, USUAL_SIZE } from '@/lib/view/photo-sizes';
import type { GalleryPhoto } from '@/lib/view/profile';
import styles from './photo-gallery.module.scss';
import { PhotoImage } from './photo-image';

type Props = {
  photo: GalleryPhoto;
  label: string;
  isUrgent: boolean;
  isPaired: boolean;
  /** The talent whose portrait arrives here. */
  faceOf?: number | undefined;
};

/** One photograph, whole, linked to its large file; all but the first of a profile wait until the page has loaded. */
export function Photo({ photo, label, isUrgent, isPaired, faceOf }: Props) {
  const { width, height } =
    photo.width && photo.height ? { width: photo.width, height: photo.height } : USUAL_SIZE;
  const sizes = photoSizes({ width, height, isPaired });
  const ratio = `0 0 ${width} ${height}`;
  const image = (
    <PhotoImage
      src={photo.src}
      srcSet={photo.srcSet}
      referrerPolicy={photo.referrerPolicy}
      sizes={sizes}
      alt={photo.alt}
      width={width}
      height={height}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding="async"
      draggable={false}
    />
  );
  return (
    <span className={styles.frame}>
      <svg className={styles.wide} viewBox={ratio} aria-hidden="true" />
      <svg className={styles.high} viewBox={ratio} aria-hidden="true" />
      <a
        id={photo.id}
        className={`${styles.photo} ${isUrgent ? '' : later.later}`}
        href={photo.src}
        data-viewed={label}
        data-waits=""
        draggable={false}
      >
        {faceOf === undefined ? image : <FaceTransition id={faceOf}>{image}</FaceTransition>}
      </a>
    </span>
  );
}
