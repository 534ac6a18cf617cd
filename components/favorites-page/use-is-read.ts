import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { forgetOthersAtom } from '../favorites/arrangement';

/**
 * Whether the storage has been read: nothing is "empty" before. It is read when the favorites mount, in the same pass as this. Then
 * the places and notes of those who are no favorites any more are forgotten.
 */
export function useIsRead() {
  const [isRead, setIsRead] = useState(false);
  const forgetOthers = useSetAtom(forgetOthersAtom);
  useEffect(() => setIsRead(true), []);
  useEffect(() => {
    if (isRead) forgetOthers();
  }, [isRead, forgetOthers]);
  return isRead;
}
