import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '@/lib/forms/answer';
import { dropKeptPhotos, keepPhoto, readKeptPhotos } from './kept-photos';
import type { WorkerAnswer } from './photo-worker';
import { useLeaveWarning } from './use-leave-warning';

/** A photo slot: its file's name, how it looks, and whether it is gone when the page is left. */
export type Slot = { name: string; isPreparing: boolean; url: string | null; isLosable?: boolean };
type Slots = Partial<Record<PhotoField, Slot>>;

/** Fetched with the first photo. Where it cannot be, the photo goes as it is: the server looks at it anyway. */
const prepare = (file: File): Promise<WorkerAnswer> =>
  import('./prepare-photo').then(
    ({ preparePhoto }) => preparePhoto(file),
    () => ({ blob: file }),
  );

/** The four photos of an application: chosen, prepared one by one, kept on this device, attached; each clearing begins a `round`. */
export function usePhotos(initialErrors: FieldErrors) {
  const [slots, setSlots] = useState<Slots>({});
  const [errors, setErrors] = useState(initialErrors);
  const [round, setRound] = useState(0);
  const work = useRef(new Map<PhotoField, Promise<WorkerAnswer>>());
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
    (field: PhotoField, name: string, answer: WorkerAnswer) => {
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
      const prepared = prepare(file);
      work.current.set(field, prepared);
      void prepared.then(async (answer) => {
        if (work.current.get(field) !== prepared) return;
        const slot = show(field, file.name, answer);
        if (!slot || !('blob' in answer)) return;
        const isKept = await keepPhoto({ field, name: file.name, blob: answer.blob });
        if (work.current.get(field) !== prepared) void dropKeptPhotos(field);
        else if (!isKept) put(field, { ...slot, isLosable: true });
      });
    },
    [put, show],
  );

  // What was chosen before the page was alive, or at an earlier visit.
  useEffect(() => {
    for (const field of PHOTO_FIELDS) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      const [file] = input?.files ?? [];
      if (file) choose(field, file);
    }
    void readKeptPhotos().then((photos) => {
      for (const { field, name, blob } of photos) {
        if (work.current.has(field)) continue;
        work.current.set(field, Promise.resolve({ blob }));
        show(field, name, { blob });
      }
    });
  }, [choose, show]);

  const remove = useCallback(
    (field: PhotoField) => {
      work.current.delete(field);
      put(field);
      void dropKeptPhotos(field);
    },
    [put],
  );

  const clear = useCallback(() => {
    work.current.clear();
    void dropKeptPhotos();
    dropUrls();
    setSlots({});
    setErrors({});
    setRound((current) => current + 1);
  }, [dropUrls]);

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

  useLeaveWarning(Object.values(slots).some(({ isLosable }) => isLosable));

  return { slots, errors, round, setErrors, choose, remove, clear, attach };
}
