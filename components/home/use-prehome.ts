import { useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Animation } from '@/components/ui/animation/load-animation';
import { prefetchAnimation } from '@/components/ui/animation/prefetch-animation';
import { whenIdle } from '@/components/ui/idle';
import { isStill } from '@/components/ui/motion';
import { storeText } from '@/components/ui/storage';
import { hadEarlierPage } from '@/components/ui/visit';
import { FADE_MS, INTRO_STORAGE_KEY, PREHOME_CLOSE_MS } from '@/lib/domain/constants';
import { isPrehomeOpenAtom } from './prehome-state';

/** Closes after ten seconds of looking; the visitor's own pause stops the clock too. */
function useClock(isTicking: boolean, onEnd: () => void) {
  const left = useRef(PREHOME_CLOSE_MS);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!isTicking) return;
    const since = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isTicking]);
}

type Stage = 'open' | 'closing' | 'over';

function becomeModal(dialog: HTMLDialogElement) {
  if (!dialog.open || dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
  dialog.focus();
}

/** The intro, once in a tab's session, on a first page: its open dialog becomes modal, then rises or fades. */
export function usePrehome(dialog: RefObject<HTMLDialogElement | null>) {
  const [stage, setStage] = useState<Stage>(() => (hadEarlierPage() ? 'over' : 'open'));
  const [isPaused, setIsPaused] = useState(false);
  const setCovers = useSetAtom(isPrehomeOpenAtom);
  const moving = useRef<Animation | null>(null);
  const close = () => dialog.current?.close();
  useClock(stage === 'open' && !isPaused, close);

  useEffect(() => {
    const element = dialog.current;
    if (stage !== 'open' || !element) return;
    // It can be skipped before this script comes: then it is closed already.
    if (!element.open || document.documentElement.dataset.intro !== undefined) return setStage('over');
    // without storage it comes again with the next document
    storeText(INTRO_STORAGE_KEY, 'seen', 'tab');
    setCovers(true);
    // Waits for React: a modal dialog restyles the whole page, and its focus makes React finish split work at once.
    const callOff = whenIdle(() => becomeModal(element), true);
    return () => {
      callOff();
      setCovers(false);
    };
  }, [stage, dialog, setCovers]);

  useEffect(() => {
    if (stage !== 'closing') return;
    const timer = setTimeout(() => setStage('over'), FADE_MS);
    return () => clearTimeout(timer);
  }, [stage]);

  useEffect(() => {
    if (stage !== 'open') return;
    return prefetchAnimation((part) => {
      moving.current = part;
    });
  }, [stage]);

  const onClose = () => {
    setStage('closing');
    if (dialog.current && !isStill()) moving.current?.liftCurtain(dialog.current);
  };

  return {
    isOver: stage === 'over',
    isOpen: stage === 'open',
    close,
    onClose,
    onPaused: setIsPaused,
  };
}
