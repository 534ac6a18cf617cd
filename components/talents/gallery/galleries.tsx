import { useTranslations } from 'next-intl';
import type { GalleryView } from '@/lib/view/profile';
import { DownloadLink } from './download-link';
import { GalleryTabs } from './gallery-tabs';
import { PhotoGallery } from './photo-gallery';
import { VideoGallery } from './video-gallery';

/** The galleries of a profile, one open at a time; without JS they stand below one another. `cover` is its path. */
export function Galleries({ views, cover }: { views: GalleryView[]; cover: string | null }) {
  const t = useTranslations('Talent');
  return (
    <GalleryTabs label={t('galleries')} tabs={views.map(({ name, label }) => ({ name, label }))}>
      {views.map((view, index) =>
        view.name === 'video' ? (
          <VideoGallery key={view.name} videos={view.videos} cover={cover} />
        ) : (
          <PhotoGallery
            key={view.name}
            photos={view.photos}
            label={view.label}
            isFirst={index === 0}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            download={view.download && <DownloadLink {...view.download} />}
          />
        ),
      )}
    </GalleryTabs>
  );
}
