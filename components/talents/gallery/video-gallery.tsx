import { PLAY } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { PHOTO_WIDTHS_PX } from '@/lib/domain/images';
import { onPhone } from '@/lib/domain/on-phone';
import { mediaPicture } from '@/lib/view/media';
import type { VideoView } from '@/lib/view/profile';
import styles from './video-gallery.module.scss';

type Props = {
  videos: readonly VideoView[];
  label: string;
  cover: string | null;
};

const SIZES = `(min-width: 1024px) 32vw, ${onPhone(43)}`;

/** Videos beside the cover, whole: the player opens in the viewer, and loads only then. */
export function VideoGallery({ videos, label: gallery, cover }: Props) {
  const still = mediaPicture(cover, PHOTO_WIDTHS_PX);
  return (
    <ul className={styles.videos}>
      {videos.map(({ id, src, label, note, ratio }) => (
        <li key={id}>
          <a
            id={id}
            className={styles.poster}
            href={src}
            data-viewed={gallery}
            data-waits=""
            data-ratio={ratio.toFixed(3)}
          >
            {still && <img {...still} sizes={SIZES} alt="" loading="lazy" />}
            <Icon path={PLAY} size={56} />
            <span className={styles.title}>{label}</span>
            <span className={styles.note}>{note}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
