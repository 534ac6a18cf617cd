'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { inPortuguese } from './in-portuguese.ts';

type Worded = (message: ReactNode) => ReactNode;
/** The texts that Payload's forms hand over. */
type OfForm = { loading: ReactNode; success: Worded; error: Worded };

/**
 * An error stays until it is closed or a save of its page comes through: Payload's goes after four seconds. The bulk
 * upload's two notices, which Payload wrote into its code in English, get their Portuguese words.
 */
export function ToastTexts({ children }: { children: ReactNode }) {
  const language = languageOf(useTranslation().i18n);
  useEffect(() => {
    const { success, error, promise } = toast;
    /** Errors in sight, with the page whose form or list they are of. */
    const shown = new Map<number | string, string>();
    const here = () => window.location.pathname;
    const forget = (page: string) => {
      for (const [id, of] of shown)
        if (of === page) {
          toast.dismiss(id);
          shown.delete(id);
        }
    };
    const worded: typeof inPortuguese = (message) => (language === 'pt' ? inPortuguese(message) : message);
    toast.success = (message, data) => {
      forget(here());
      // of a new entry it is said on the page of what was made
      forget(here().replace(/[^/]*$/, 'create'));
      return success(worded(message), data);
    };
    toast.error = (message, data) => {
      // the same error again takes its own place
      const own = typeof message === 'string' ? { id: message } : {};
      const id = error(worded(message), { duration: Number.POSITIVE_INFINITY, ...own, ...data });
      shown.set(id, here());
      return id;
    };
    // Payload's forms end by this one, whose errors would go after four seconds
    const ofForm = async (work: Promise<ReactNode>, { loading, success, error }: OfForm) => {
      const id = toast.loading(loading);
      // a form that made something leaves its page
      const page = here();
      await work.then(
        (message) => {
          forget(page);
          toast.success(success(message), { id });
        },
        (message) => toast.error(error(message), { id }),
      );
    };
    Object.assign(toast, { promise: ofForm });
    return () => {
      Object.assign(toast, { success, error, promise });
    };
  }, [language]);
  return children;
}
