'use client';

import { useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Renders nothing: a refused save leads to the first marked field, which may be out of sight. */
export function ToFirstError() {
  const [isProcessing, isSubmitted] = [useFormProcessing(), useFormSubmitted()];
  useEffect(() => {
    if (isProcessing || !isSubmitted) return;
    // the errors are drawn after this
    const timer = setTimeout(() => {
      const field = document.querySelector('.field-error')?.closest('.field-type');
      const input = field?.querySelector(FIELDS);
      if (input instanceof HTMLElement) input.focus({ preventScroll: true });
      field?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [isProcessing, isSubmitted]);
  return null;
}
