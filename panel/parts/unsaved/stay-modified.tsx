'use client';

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Renders nothing: after a refused save the form still counts as changed, else Payload's Save stays disabled. */
export function StayModified() {
  const [isModified, isProcessing, isSubmitted] = [
    useFormModified(),
    useFormProcessing(),
    useFormSubmitted(),
  ];
  const { setModified } = useForm();
  useEffect(() => {
    // a save that worked clears `submitted`
    if (isSubmitted && !isProcessing && !isModified) setModified(true);
  }, [isSubmitted, isProcessing, isModified, setModified]);
  return null;
}
