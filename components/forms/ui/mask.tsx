import { useCallback, useEffect, useState } from 'react';
import type { ChangeHandler } from 'react-hook-form';
import useIMask from 'react-imask/esm/hook';
import { DATE_MASK, type MaskKind, PHONE_GUIDE } from './masks';

const MASKS = { phone: PHONE_GUIDE, date: DATE_MASK };

export type MaskProps = { kind: MaskKind; input: HTMLInputElement; onChange: ChangeHandler };

/** Guides an input while mounted; renders nothing. `onChange` is also called for the mask's changes. */
export function Mask({ kind, input, onChange }: MaskProps) {
  const [initialValue] = useState(input.value);
  const notify = useCallback(() => void onChange({ target: input, type: 'change' }), [input, onChange]);
  useIMask(MASKS[kind], { ref: { current: input }, onAccept: notify });
  // The mask formats existing text before the hook subscribes.
  useEffect(() => {
    if (input.value !== initialValue) notify();
  }, [input, initialValue, notify]);
  return null;
}
