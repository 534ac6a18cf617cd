import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FormAnswer } from '@/lib/forms/answer';
import type { ReadyPhoto } from '@/lib/forms/photo-header';
import { dropStoredPhotos, keepPhoto, readStoredPhotos } from './stored-photos';
import { useLeaveWarning } from './use-leave-warning';

/** A photo slot: its file's name, how it looks, and whether it is gone when the page is left. */
export type Slot = { name: string; isPreparing: boolean; url: string | null; isLosable?: boolean };
type Slots = Partial<Record<PhotoField, Slot>>;

/** Loads the code with the first photo. If that fails, the original is sent: the server checks it anyway. */
const prepare = (file: File, takesHeic: boolean): Promise<ReadyPhoto> =>
  import('./prepare-photo').then(
    ({ preparePhoto }) => preparePhoto(file, takesHeic),
    () => ({ blob: file }),
  );

const photoErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => PHOTO_FIELDS.some((field) => field === name)));

/** An application's photos: chosen, prepared, stored on this device, attached; a clearing begins a `round`. */
export function usePhotos(answer: FormAnswer | null, takesHeic: boolean) {
  const wasSent = answer?.status === 'sent';
  const [slots, setSlots] = useState<Slots>({});
  const [errors, setErrors] = useState(() => (answer?.status === 'failed' ? photoErrors(answer.errors) : {}));
  const [round, setRound] = useState(0);
  const work = useRef(new Map<PhotoField, Promise<ReadyPhoto>>());
  /** When the photo of a slot was stored on this device. */
  const storedAt = useRef(new Map<PhotoField, number>());
  const urls = useRef(new Set<string>());

  const put = useCallback((field: PhotoField, slot?: Slot, error?: string) => {
    setSlots(({ [field]: _old, ...others }) => (slot ? { ...others, [field]: slot } : others));
    setErrors(({ [field]: _old, ...others }) => (error ? { ...others, [field]: error } : others));
  }, []);

  const dropUrls = useCallback(() => {
    for (const url of urls.current) URL.revokeObjectURL(url);
    urls.current.clear();
  }, []);
  useEffect(() => dropUrls, [dropUrls]);

  const show = useCallback(
    (field: PhotoField, name: string, answer: ReadyPhoto) => {
      if ('error' in answer) {
        put(field, { name, isPreparing: false, url: null }, answer.error);
        return null;
      }
      const url = URL.createObjectURL(answer.blob);
      urls.current.add(url);
      const slot = { name, isPreparing: false, url };
      put(field, slot);
      return slot;
    },
    [put],
  );

  const choose = useCallback(
    (field: PhotoField, file: File) => {
      put(field, { name: file.name, isPreparing: true, url: null, isLosable: true });
      storedAt.current.delete(field);
      const prepared = prepare(file, takesHeic);
      work.current.set(field, prepared);
      void prepared.then(async (answer) => {
        if (work.current.get(field) !== prepared) return;
        const slot = show(field, file.name, answer);
        if (!slot || !('blob' in answer)) return;
        const at = await keepPhoto({ field, name: file.name, blob: answer.blob });
        if (work.current.get(field) !== prepared) void dropStoredPhotos(field);
        else if (at === null) put(field, { ...slot, isLosable: true });
        else storedAt.current.set(field, at);
      });
    },
    [put, show, takesHeic],
  );

  // Takes photos chosen before hydration, at an earlier visit, or on another page during the back/forward cache.
  useEffect(() => {
    const read = async () => {
      const photos = await readStoredPhotos();
      for (const field of PHOTO_FIELDS) {
        const photo = photos.find((each) => each.field === field);
        const before = storedAt.current.get(field);
        if (photo?.at === before || (work.current.has(field) && before === undefined)) continue;
        if (photo) {
          storedAt.current.set(field, photo.at);
          work.current.set(field, Promise.resolve({ blob: photo.blob }));
          show(field, photo.name, { blob: photo.blob });
        } else {
          storedAt.current.delete(field);
          work.current.delete(field);
          put(field);
        }
      }
    };
    for (const field of PHOTO_FIELDS) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      const [file] = input?.files ?? [];
      if (file) choose(field, file);
    }
    void (wasSent ? dropStoredPhotos().then(read) : read());
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && void read();
    window.addEventListener('pageshow', readAgain);
    return () => window.removeEventListener('pageshow', readAgain);
  }, [choose, show, put, wasSent]);

  const remove = useCallback(
    (field: PhotoField) => {
      work.current.delete(field);
      storedAt.current.delete(field);
      put(field);
      void dropStoredPhotos(field);
    },
    [put],
  );

  const clear = useCallback(() => {
    work.current.clear();
    storedAt.current.clear();
    void dropStoredPhotos();
    dropUrls();
    setSlots({});
    setErrors({});
    setRound((current) => current + 1);
  }, [dropUrls]);

  /** The faults of the photos so far, without waiting for those that are being prepared. */
  const missing = useCallback((): FieldErrors => {
    const none = PHOTO_FIELDS.filter((field) => !work.current.has(field));
    return { ...errors, ...Object.fromEntries(none.map((field) => [field, 'photoMissing'])) };
  }, [errors]);

  const attach = useCallback(
    async (data: FormData, onReady: (ready: number) => void): Promise<FieldErrors> => {
      const wrong: FieldErrors = {};
      for (const [ready, field] of PHOTO_FIELDS.entries()) {
        onReady(ready);
        const answer = await work.current.get(field);
        if (answer && 'blob' in answer) data.set(field, answer.blob, `${field}.jpg`);
        else wrong[field] = answer?.error ?? 'photoMissing';
      }
      return wrong;
    },
    [],
  );

  const markPhotos = (all: FieldErrors) => setErrors(photoErrors(all));
  useLeaveWarning(Object.values(slots).some(({ isLosable }) => isLosable));

  return { slots, errors, round, setErrors: markPhotos, choose, remove, clear, missing, attach };
}
