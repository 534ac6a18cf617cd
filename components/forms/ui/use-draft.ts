import type { FormName } from '@passarela/contract/forms';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { changeDraft, dropDraft, readDraft, type Texts } from './draft';

const SAVE_AFTER_MS = 300;

const hasValue = (control: unknown): control is HTMLInputElement =>
  typeof control === 'object' && control !== null && 'value' in control && typeof control.value === 'string';

/** A function that takes over values that came without an event, as a password manager's. */
function useSilentValues(
  form: UseFormReturn<Texts>,
  fields: readonly string[],
  element: RefObject<HTMLFormElement | null>,
) {
  /** The values of the last look. */
  const seen = useRef<Texts>({});
  return useCallback(() => {
    for (const field of fields) {
      const control = element.current?.elements.namedItem(field);
      if (!hasValue(control)) continue;
      const { value } = control;
      const isNew = value !== (seen.current[field] ?? '');
      seen.current[field] = value;
      // A list that still loads is empty; the form knows more. A blur gives the form its value without validation.
      if (value === '' || (!isNew && value === form.getValues(field))) continue;
      form.setValue(field, value, {
        shouldDirty: true,
        shouldValidate: form.getFieldState(field).invalid,
      });
    }
  }, [form, fields, element]);
}

type Options = {
  name: FormName;
  form: UseFormReturn<Texts>;
  fields: readonly string[];
  element: RefObject<HTMLFormElement | null>;
  /** Sent before hydration. */
  wasSent: boolean;
};

/**
 * Stores typed texts on this device until sent (`setSent`) or cleared. A text changed on this page wins over the
 * stored one and is written; all others follow the storage, also after the back/forward cache.
 */
export function useDraft({ name, form, fields, element, wasSent }: Options) {
  const takeSilentValues = useSilentValues(form, fields, element);
  const [hasDraft, setHasDraft] = useState(false);
  const isSent = useRef(false);
  /** The texts that this page last read or wrote: a field that differs was changed here. */
  const known = useRef<Texts>({});

  useEffect(() => {
    const textOf = (field: string) => form.getValues(field) || '';
    const changes = () =>
      Object.fromEntries(
        fields.flatMap((field) =>
          textOf(field) === (known.current[field] ?? '') ? [] : [[field, textOf(field)]],
        ),
      );
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Gives whether a text of this page is stored now. */
    const store = (): boolean => {
      clearTimeout(timer);
      if (isSent.current) return false;
      const changed = changes();
      const isStored = changeDraft(name, changed);
      known.current = { ...known.current, ...changed };
      return isStored && fields.some((field) => textOf(field) !== '');
    };
    const save = () => setHasDraft(store());
    const read = () => {
      const [draft, changed] = [readDraft(name), changes()];
      for (const field of fields) {
        const text = draft[field] ?? '';
        if (field in changed || text === textOf(field)) continue;
        form.setValue(field, text, { shouldValidate: form.getFieldState(field).invalid });
        // Whoever is about to type there replaces it.
        const focused = document.activeElement;
        if (focused instanceof HTMLInputElement && focused.name === field) focused.select();
      }
      known.current = draft;
      save();
    };
    // Sent before hydration: the stored draft was sent.
    if (wasSent) dropDraft(name);
    read();
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, SAVE_AFTER_MS);
      },
    });
    const readAgain = ({ persisted }: PageTransitionEvent) => persisted && read();
    // At once, and without state of React: see docs/decisions/offline.md.
    const leave = () => {
      flushSync(takeSilentValues);
      store();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', readAgain);
    return () => {
      save();
      stop();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', readAgain);
    };
  }, [name, form, fields, wasSent, takeSilentValues]);

  const setSent = useCallback(
    (sent: boolean) => {
      isSent.current = sent;
      if (!sent) return;
      dropDraft(name);
      known.current = {};
      setHasDraft(false);
    },
    [name],
  );
  return { hasDraft, setSent, takeSilentValues };
}
