import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { DOWNLOAD_ICON } from '@/components/ui/icon-paths';
import type { Download, GalleryView } from '@/lib/view/profile';
import { GalleryTabs } from './gallery-tabs';
import { PhotoGallery } from './photo-gallery';
import styles from './photo-gallery.module.scss';
import { VideoGallery } from './video-gallery';

/** Downloads a gallery as a ZIP, whole or light: plain links, which work without JS. */
function DownloadLinks({ full, light }: Download) {
  return (
    <>
      <a className={styles.download} href={full.href} rel="nofollow" aria-label={full.label}>
        <Icon path={DOWNLOAD_ICON} />
        {full.text}
      </a>
      {light && (
        <a className={styles.light} href={light.href} rel="nofollow" aria-label={light.label}>
          {light.text}
        </a>
      )}
    </>
  );
}

type Props = { views: GalleryView[]; cover: string | null; faceOf: number };

/** The galleries of a profile, one open at a time; without JS they stand below one another. `cover` is its path. */
export function Galleries({ views, cover, faceOf }: Props) {
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
            faceOf={index === 0 ? faceOf : undefined}
            download={view.download && <DownloadLinks {...view.download} />}
          />
        ),
      )}
    </GalleryTabs>
  );
}
