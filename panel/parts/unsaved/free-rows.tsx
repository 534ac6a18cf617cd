'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';

const FIRST_WAIT_MS = 2_000;

/**
 * Renders nothing. A row that is added while the form's last change is being answered stays a grey bar: Payload takes
 * the answer's state for the newest, and does not ask about the row. A change of the list makes it ask; each wait is
 * twice as long as the one before, for a slow server.
 */
export function FreeRows() {
  const waiting = useFormFields(([fields]) =>
    Object.keys(fields)
      .filter((path) => fields[path]?.rows?.some(({ isLoading }) => isLoading))
      .join(' '),
  );
  const { dispatchFields, getFields } = useForm();
  const ask = useEffectEvent((times: number) => {
    for (const path of waiting.split(' ')) {
      const rows = (getFields()[path]?.rows ?? []).map((row) => ({ ...row, asked: times }));
      dispatchFields({ type: 'UPDATE', path, rows });
    }
  });
  useEffect(() => {
    if (!waiting) return;
    let times = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          times += 1;
          ask(times);
          wait();
        },
        FIRST_WAIT_MS * 2 ** times,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [waiting]);
  return null;
}
