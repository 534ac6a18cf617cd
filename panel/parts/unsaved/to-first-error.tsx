'use client';

import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

const DRAWN_MS = 1_000;
const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Renders nothing: a refused save leads to the first marked field, which may be out of sight. */
export function ToFirstError() {
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()];
  useEffect(() => {
    if (isProcessing || !isSubmitted) return;
    const until = performance.now() + DRAWN_MS;
    // the errors are drawn after this, on a slow machine some frames later
    const lead = () => {
      const field = document.querySelector('.field-error')?.closest('.field-type');
      if (!field && performance.now() < until) frame = requestAnimationFrame(lead);
      const input = field?.querySelector(FIELDS);
      if (input instanceof HTMLElement) input.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    };
    let frame = requestAnimationFrame(lead);
    return () => cancelAnimationFrame(frame);
  }, [isProcessing, isSubmitted]);
  return null;
}
