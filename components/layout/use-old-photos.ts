import { useEffect } from 'react';
import { STORED_PHOTOS_UNTIL_KEY } from '@/lib/domain/stored-photos';

function hasOldPhotos(): boolean {
  try {
    return localStorage[STORED_PHOTOS_UNTIL_KEY] < Date.now();
  } catch {
    return false;
  }
}

/** Removes, on any page, the photos of an unsent application that are a day old. */
export function useOldPhotos(): void {
  useEffect(() => {
    if (!hasOldPhotos()) return;
    void import('@/components/forms/application/stored-photos').then(({ readStoredPhotos }) =>
      readStoredPhotos(),
    );
  }, []);
}
