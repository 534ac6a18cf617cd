import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Texts } from '../ui/lazy-resolver';

type Turn = { from: string; to: string; below: readonly string[] };

/** On another country or state: keeps the old one's fields `below`, brings back the new one's. */
export function useStoredLocations(form: UseFormReturn<Texts>) {
  const kept = useRef(new Map<string, readonly (string | undefined)[]>());
  return ({ from, to, below }: Turn) => {
    kept.current.set(
      from,
      below.map((name) => form.getValues(name)),
    );
    const before = kept.current.get(to);
    for (const [index, name] of below.entries()) form.setValue(name, before?.[index] ?? '');
  };
}
