import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { forgetOthersAtom } from '../favorites/arrangement';

/** Whether the storage has been read: nothing is "empty" before. Then places and notes of former favorites go. */
export function useIsRead() {
  const [isRead, setIsRead] = useState(false);
  const forgetOthers = useSetAtom(forgetOthersAtom);
  useEffect(() => setIsRead(true), []);
  useEffect(() => {
    if (isRead) forgetOthers();
  }, [isRead, forgetOthers]);
  return isRead;
}
