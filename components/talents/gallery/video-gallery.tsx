import { PLAY } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import type { VideoEmbed } from '@/lib/talents/video';
import styles from './video-gallery.module.scss';
import { VideoPlayer } from './video-player';

type Props = { videos: (VideoEmbed & { label: string; title: string; note: string })[] };

/** Videos behind a cover: nothing of the provider loads before a click (SPEC section 2, Talent profile). */
export function VideoGallery({ videos }: Props) {
  return (
    <ul className={styles.videos}>
      {videos.map(({ src, label, title, note }) => (
        <li key={src}>
          <VideoPlayer
            src={src}
            label={label}
            title={title}
            note={note}
            icon={<Icon path={PLAY} size={40} />}
          />
        </li>
      ))}
    </ul>
  );
}
