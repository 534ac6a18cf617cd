import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { DOWNLOAD } from '@/components/ui/icon-paths';
import type { Download, GalleryView } from '@/lib/view/profile';
import { GalleryTabs } from './gallery-tabs';
import { PhotoGallery } from './photo-gallery';
import styles from './photo-gallery.module.scss';
import { VideoGallery } from './video-gallery';

/** Downloads a gallery as a ZIP: a plain link, which works without JS. */
function DownloadLink({ href, text, label }: Download) {
  return (
    <a className={styles.download} href={href} rel="nofollow" aria-label={label}>
      <Icon path={DOWNLOAD} />
      {text}
    </a>
  );
}

/** The galleries of a profile, one open at a time; without JS they stand below one another. `cover` is its path. */
export function Galleries({ views, cover }: { views: GalleryView[]; cover: string | null }) {
  const t = useTranslations('Talent');
  return (
    <GalleryTabs label={t('galleries')} tabs={views.map(({ name, label }) => ({ name, label }))}>
      {views.map((view, index) =>
        view.name === 'video' ? (
          <VideoGallery key={view.name} videos={view.videos} label={view.label} cover={cover} />
        ) : (
          <PhotoGallery
            key={view.name}
            photos={view.photos}
            label={view.label}
            isFirst={index === 0}
            download={view.download && <DownloadLink {...view.download} />}
          />
        ),
      )}
    </GalleryTabs>
  );
}
