'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { inPortuguese } from './in-portuguese.ts';

/**
 * An error stays until it is closed or something is saved: Payload's goes after four seconds. The bulk upload's two
 * notices, which Payload wrote into its code in English, get their Portuguese words.
 */
export function ToastTexts({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    const { success, error } = toast;
    const shown = new Set<number | string>();
    const worded: typeof inPortuguese = (message) => (language === 'pt' ? inPortuguese(message) : message);
    toast.success = (message, data) => {
      for (const id of shown) toast.dismiss(id);
      shown.clear();
      return success(worded(message), data);
    };
    toast.error = (message, data) => {
      // the same error again takes its own place
      const own = typeof message === 'string' ? { id: message } : {};
      const id = error(worded(message), { duration: Number.POSITIVE_INFINITY, ...own, ...data });
      shown.add(id);
      return id;
    };
    return () => {
      Object.assign(toast, { success, error });
    };
  }, [language]);
  return children;
}
