import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormName } from '@/lib/forms/answer';
import { readDraft, writeDraft } from './draft';
import type { Texts } from './lazy-resolver';

const SAVE_AFTER_MS = 300;

/** Keeps what is typed on this device until sent (`setSent`) or cleared; texts already in fields win. */
export function useDraft(name: FormName, form: UseFormReturn<Texts>, fields: readonly string[]) {
  const [hasDraft, setHasDraft] = useState(false);
  const isSent = useRef(false);

  useEffect(() => {
    const draft = readDraft(name);
    for (const field of fields) {
      const text = draft[field];
      if (text === undefined || form.getValues(field)) continue;
      form.setValue(field, text);
      // Whoever is about to type there replaces it.
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement && focused.name === field) focused.select();
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      const values = isSent.current ? [] : fields.map((field) => [field, form.getValues(field)]);
      setHasDraft(writeDraft(name, Object.fromEntries(values)));
    };
    save();
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', save);
    return () => {
      save();
      stop();
      window.removeEventListener('pagehide', save);
    };
  }, [name, form, fields]);

  const setSent = useCallback(
    (sent: boolean) => {
      isSent.current = sent;
      if (sent) setHasDraft(writeDraft(name, {}));
    },
    [name],
  );
  return { hasDraft, setSent };
}
