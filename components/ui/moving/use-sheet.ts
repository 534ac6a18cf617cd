import { type RefObject, useEffect } from 'react';
import { loadMoving } from './load-moving';

type Options = {
  isOpen: boolean;
  sheet: RefObject<HTMLDialogElement | null>;
  handle: RefObject<HTMLElement | null>;
};

/** While it is open, a modal sheet follows the finger downwards, and can be thrown shut (DESIGN 6). */
export function useSheet({ isOpen, sheet, handle }: Options) {
  useEffect(() => {
    if (!isOpen) return;
    let letGo: (() => void) | undefined;
    let isOver = false;
    void loadMoving().then((moving) => {
      if (isOver || !moving || !sheet.current || !handle.current) return;
      const onThrown = () => sheet.current?.close();
      letGo = moving.holdSheet(sheet.current, { axis: 'y', handle: handle.current, onThrown });
    });
    return () => {
      isOver = true;
      letGo?.();
    };
  }, [isOpen, sheet, handle]);
}
