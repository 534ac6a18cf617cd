import { revalidateTag } from 'next/cache';
import { backendState } from './state.ts';
import { tags } from './tags.ts';

/** So many talents whose galleries are missing, and none that is there, mean that the service has no such call. */
const WITHOUT_CALL = 2;

const keyOf = (id: number, gallery: string) => `${id} ${gallery}`;

const hasNoCall = () => {
  const { missingGalleries, galleryService } = backendState();
  return galleryService === null && new Set(missingGalleries.values()).size >= WITHOUT_CALL;
};

/** Whether a page may offer a gallery's download: its call has not answered 404 within the hour. */
export const isDownloadThere = (id: number, gallery: string): boolean =>
  !hasNoCall() && !backendState().missingGalleries.has(keyOf(id, gallery));

/** The call answered 404 or 405: pages are rendered again, without the button. */
export function noteMissingGallery(id: number, gallery: string) {
  const { missingGalleries } = backendState();
  const before = hasNoCall();
  missingGalleries.set(keyOf(id, gallery), id);
  revalidateTag(hasNoCall() && !before ? tags.options : tags.talent(id), { expire: 0 });
}

export function forgetMissingGalleries(ids: readonly number[] | 'all') {
  const { missingGalleries } = backendState();
  if (ids === 'all') missingGalleries.clear();
  else
    for (const [key, id] of [...missingGalleries.entries()])
      if (ids.includes(id)) missingGalleries.delete(key);
}
