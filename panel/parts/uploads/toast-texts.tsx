'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { inPortuguese } from './in-portuguese.ts';

/** Gives the bulk upload's two notices, which Payload wrote into its code in English, their Portuguese words. */
export function ToastTexts({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    if (language !== 'pt') return;
    const { success, error } = toast;
    toast.success = (message, data) => success(inPortuguese(message), data);
    toast.error = (message, data) => error(inPortuguese(message), data);
    return () => {
      Object.assign(toast, { success, error });
    };
  }, [language]);
  return children;
}
