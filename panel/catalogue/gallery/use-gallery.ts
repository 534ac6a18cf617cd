'use client';

import { useField, useForm } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { appended, idsIn, without } from './arrange.ts';
import type { GalleryName } from './labels.ts';
import { type Picture, readPictures } from './read-media.ts';

/** A gallery's ids in the form, the facts of their pictures, and the ways to change it. */
export function useGallery(path: string) {
  const { value, setValue, disabled, showError } = useField<unknown>({ path });
  const cover = useField<unknown>({ path: 'cover' });
  const { dispatchFields, getDataByPath, setModified } = useForm();
  const ids = idsIn(value);
  const [known, setKnown] = useState<ReadonlyMap<number, Picture>>(new Map());
  const asked = useRef(new Set<number>());

  const read = useCallback(async (wanted: readonly number[]) => {
    for (const id of wanted) asked.current.add(id);
    const pictures = await readPictures(wanted).catch(() => []);
    setKnown((before) => new Map([...before, ...pictures.map((one) => [one.id, one] as const)]));
  }, []);

  const unread = ids.filter((id) => !asked.current.has(id)).join(',');
  useEffect(() => {
    if (unread) void read(unread.split(',').map(Number));
  }, [unread, read]);

  /** Takes these from here and puts them at the end of another gallery. */
  const moveTo = (other: GalleryName, chosen: ReadonlySet<number>) => {
    const there = appended(
      idsIn(getDataByPath(other)),
      ids.filter((id) => chosen.has(id)),
    );
    dispatchFields({ type: 'UPDATE', path: other, value: there });
    setValue(without(ids, chosen));
    setModified(true);
  };

  return {
    ids,
    known,
    isRead: (id: number) => known.has(id) || !asked.current.has(id),
    coverId: idsIn([cover.value])[0],
    setCover: (id: number) => cover.setValue(id),
    set: (next: readonly number[]) => setValue([...next]),
    moveTo,
    setModified: (isModified: boolean) => isModified && setModified(true),
    read,
    /** The ids of the other galleries and the cover: the talent's other pictures. */
    othersOf: (): number[] => [
      ...idsIn([cover.value]),
      ...['book', 'snap', 'compo'].filter((one) => one !== path).flatMap((one) => idsIn(getDataByPath(one))),
    ],
    isDisabled: disabled,
    showError,
  };
}
