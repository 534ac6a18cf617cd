import { PHOTO_FIELDS, type PhotoField } from '@passarela/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '@/lib/forms/answer';
import type { WorkerAnswer } from './photo-worker';

/** A photo slot: its file's name, what is ready to be sent and how it looks. */
export type Slot = { name: string; isPreparing: boolean; url: string | null };
type Slots = Partial<Record<PhotoField, Slot>>;

/** Fetched with the first photo. Where it cannot be, the photo goes as it is: the server looks at it anyway. */
const prepare = (file: File): Promise<WorkerAnswer> =>
  import('./prepare-photo').then(
    ({ preparePhoto }) => preparePhoto(file),
    () => ({ blob: file }),
  );

/** The four photos of an application: chosen, prepared one by one, attached; each clearing begins a `round`. */
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
        return;
      }
      const url = URL.createObjectURL(answer.blob);
      urls.current.add(url);
      put(field, { name, isPreparing: false, url });
    },
    [put],
  );

  const choose = useCallback(
    (field: PhotoField, file: File) => {
      put(field, { name: file.name, isPreparing: true, url: null });
      const prepared = prepare(file);
      work.current.set(field, prepared);
      void prepared.then((answer) => work.current.get(field) === prepared && show(field, file.name, answer));
    },
    [put, show],
  );

  // What was chosen before the page was alive.
  useEffect(() => {
    for (const field of PHOTO_FIELDS) {
      const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      const [file] = input?.files ?? [];
      if (file) choose(field, file);
    }
  }, [choose]);

  const remove = useCallback(
    (field: PhotoField) => {
      work.current.delete(field);
      put(field);
    },
    [put],
  );

  const clear = useCallback(() => {
    work.current.clear();
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

  return { slots, errors, round, setErrors, choose, remove, clear, attach };
}
