import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { Texts } from './lazy-resolver';

const hasValue = (control: unknown): control is HTMLInputElement =>
  typeof control === 'object' && control !== null && 'value' in control && typeof control.value === 'string';

/** Takes over values that came without an event, as a password manager's. Returns a function that looks at once. */
export function useSilentValues(
  form: UseFormReturn<Texts>,
  fields: readonly string[],
  element: RefObject<HTMLFormElement | null>,
) {
  /** The values of the last look. */
  const seen = useRef<Texts>({});

  const take = useCallback(() => {
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

  useEffect(() => {
    const place = element.current;
    // At once (docs/decisions/offline.md), and before the draft is stored, which subscribes too.
    const takeLast = () => flushSync(take);
    place?.addEventListener('focusin', take);
    window.addEventListener('pagehide', takeLast, true);
    return () => {
      place?.removeEventListener('focusin', take);
      window.removeEventListener('pagehide', takeLast, true);
    };
  }, [take, element]);

  return take;
}
