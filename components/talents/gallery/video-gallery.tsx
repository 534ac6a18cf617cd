import { PLAY } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { onPhone, WIDE_WIDTHS_PX } from '@/lib/domain/images';
import type { VideoEmbed } from '@/lib/domain/video';
import { mediaPicture } from '@/lib/view/media';
import styles from './video-gallery.module.scss';
import { VideoPlayer } from './video-player';

type Props = {
  videos: (VideoEmbed & { label: string; title: string; note: string })[];
  cover: string | null;
};

const SIZES = `(min-width: 1024px) 75vw, ${onPhone(100)}`;

/** Videos behind the cover: the provider loads only after a click (SPEC section 2, Talent profile). */
export function VideoGallery({ videos, cover }: Props) {
  const still = mediaPicture(cover, WIDE_WIDTHS_PX);
  return (
    <ul className={styles.videos}>
      {videos.map((video) => (
        <li key={video.src}>
          <VideoPlayer
            {...video}
            still={
              <>
                {still && <img {...still} sizes={SIZES} alt="" loading="lazy" />}
                <Icon path={PLAY} size={56} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
