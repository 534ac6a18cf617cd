import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldErrors } from '@/lib/forms/answer';
import type { ReadyPhoto } from '@/lib/forms/photo-header';
import type { Texts } from '../ui/draft';
import { dropStoredPhotos, keepPhoto, readStoredPhotos } from './stored-photos';

/** A photo slot: its file's name, how it looks, and whether it is gone when the page is left. */
export type Slot = { name: string; isPreparing: boolean; url: string | null; isLosable?: boolean };

/** A chosen photo, which becomes `ready` or has an `error`; `at` is when this device stored it. */
type Photo = Slot & { ready: Promise<ReadyPhoto>; error?: string; at?: number };
type Photos = Partial<Record<PhotoField, Photo>>;

/** Loads the code with the first photo. If that fails, the original is sent: the server checks it anyway. */
const prepare = (file: File, takesHeic: boolean): Promise<ReadyPhoto> =>
  import('./prepare-photo').then(
    ({ preparePhoto }) => preparePhoto(file, takesHeic),
    () => ({ blob: file }),
  );

type Options = {
  form: UseFormReturn<Texts>;
  /** Sent before hydration. */
  wasSent: boolean;
  takesHeic: boolean;
  /** With each number the photos begin anew. */
  round: number;
};

/** An application's photos: chosen, prepared, stored on this device, attached. Their errors are the form's. */
export function usePhotos({ form, wasSent, takesHeic, round }: Options) {
  const photos = useRef<Photos>({});
  const [slots, setSlots] = useState<Photos>({});

  const put = useCallback(
    (field: PhotoField, photo?: Photo) => {
      const { [field]: _before, ...others } = photos.current;
      photos.current = photo ? { ...others, [field]: photo } : others;
      setSlots(photos.current);
      if (photo?.error) form.setError(field, { type: 'photo', message: photo.error });
      else form.clearErrors(field);
    },
    [form],
  );

  const urls = useRef(new Set<string>());
  const urlOf = useCallback((blob: Blob) => {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return url;
  }, []);

  const choose = useCallback(
    async (field: PhotoField, file: File) => {
      const ready = prepare(file, takesHeic);
      const chosen = { name: file.name, ready, isPreparing: true, url: null };
      const isGone = () => photos.current[field]?.ready !== ready;
      put(field, { ...chosen, isLosable: true });
      const photo = await ready;
      if (isGone()) return;
      if ('error' in photo) return put(field, { ...chosen, isPreparing: false, error: photo.error });
      const shown = { ...chosen, isPreparing: false, url: urlOf(photo.blob) };
      put(field, shown);
      const at = await keepPhoto({ field, name: file.name, blob: photo.blob });
      if (isGone()) void dropStoredPhotos(field);
      else put(field, at === null ? { ...shown, isLosable: true } : { ...shown, at });
    },
    [put, urlOf, takesHeic],
  );

  // Takes photos chosen before hydration, at an earlier visit, or on another page during the back/forward cache.
  useEffect(() => {
    const read = async () => {
      const stored = await readStoredPhotos();
      for (const field of PHOTO_FIELDS) {
        const photo = stored.find((each) => each.field === field);
        const { [field]: here } = photos.current;
        if (photo?.at === here?.at || (here && here.at === undefined)) continue;
        if (!photo) put(field);
        else {
          const { name, blob, at } = photo;
          put(field, { name, ready: Promise.resolve({ blob }), isPreparing: false, url: urlOf(blob), at });
        }
      }
    };
    for (const field of PHOTO_FIELDS) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      const [file] = input?.files ?? [];
      if (file) void choose(field, file);
    }
    void (wasSent ? dropStoredPhotos().then(read) : read());
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && void read();
    window.addEventListener('pageshow', readAgain);
    return () => window.removeEventListener('pageshow', readAgain);
  }, [choose, put, urlOf, wasSent]);

  const dropUrls = useCallback(() => {
    for (const url of urls.current) URL.revokeObjectURL(url);
    urls.current.clear();
  }, []);
  useEffect(() => {
    if (round === 0) return;
    photos.current = {};
    setSlots({});
    dropUrls();
    void dropStoredPhotos();
  }, [round, dropUrls]);
  // Only the pictures: a photo that is still being prepared is stored though its form is gone.
  useEffect(() => dropUrls, [dropUrls]);

  return {
    slots,
    choose,
    remove: (field: PhotoField) => {
      put(field);
      void dropStoredPhotos(field);
    },
    /** The faults of the photos so far, without waiting for those that are being prepared. */
    missing: (): FieldErrors =>
      Object.fromEntries(
        PHOTO_FIELDS.flatMap((field) => {
          const { [field]: photo } = photos.current;
          const error = photo ? photo.error : 'photoMissing';
          return error ? [[field, error]] : [];
        }),
      ),
    /** The service's word on a photo stays until another is chosen. */
    refuse: (errors: FieldErrors) => {
      for (const field of PHOTO_FIELDS) {
        const [photo, error] = [photos.current[field], errors[field]];
        if (photo && error) put(field, { ...photo, error });
      }
    },
    attach: async (data: FormData, onReady: (ready: number) => void): Promise<FieldErrors> => {
      const wrong: FieldErrors = {};
      for (const [ready, field] of PHOTO_FIELDS.entries()) {
        onReady(ready);
        const photo = await photos.current[field]?.ready;
        if (photo && 'blob' in photo) data.set(field, photo.blob, `${field}.jpg`);
        else wrong[field] = photo?.error ?? 'photoMissing';
      }
      return wrong;
    },
  };
}
