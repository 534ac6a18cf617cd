import { useDocumentInfo, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect } from 'react';
import { z } from 'zod/mini';
import { call } from '../../parts/act/call.ts';
import { sharedValue } from '../../parts/ui/shared-value.ts';
import { WARNING_TEXTS, type Warning } from '../warning-texts.ts';
import { chosenRows } from './chosen-rows.ts';

const WAIT_MS = 300;
const AGAIN_MS = 3_000;

export const warning = z.custom<Warning>((name) => Object.hasOwn(WARNING_TEXTS, String(name)));
const answer = z.object({
  isTermsDraft: z.boolean(),
  /** The client's, by its ISO code. */
  country: z.nullable(z.string()),
  warnings: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      warnings: z.array(warning),
      /** Whether the client does not see them yet. */
      isUnread: z.boolean(),
    }),
  ),
});
type Answer = z.infer<typeof answer>;

type Known = { answer: Answer; isCurrent: boolean };
const NOTHING: Known = { answer: { warnings: [], isTermsDraft: false, country: null }, isCurrent: false };
const known = sharedValue(NOTHING);
const times = sharedValue(0);

const outdate = () => known.set({ answer: known.get().answer, isCurrent: false });

/** Asks for the warnings of the open form anew: something outside its lines has changed. Ends once they are read. */
export function askAgain(): Promise<void> {
  outdate();
  times.set(times.get() + 1);
  return known.until(({ isCurrent }) => isCurrent);
}

/** The newest warnings about the talents of the open form; `isCurrent`: they are about its lines as they are. */
export function useWarnings() {
  const { answer, isCurrent } = known.use((value) => value);
  return { ...answer, isCurrent };
}

/** Whether the client does not see this talent of the open form yet. */
export const useUnread = (id: number | null): boolean =>
  known.use(({ answer }) => answer.warnings.some((one) => one.id === id && one.isUnread));

/** The lines of a form as the endpoint asks for them. */
function queryOf(fields: FormState): string {
  const ids = chosenRows(fields);
  const onHold = ids.filter((_, row) => fields[`talents.${row}.availability`]?.value === 'on_hold');
  const taken = ids.filter((_, row) => fields[`talents.${row}.taken_down`]?.value === true);
  const client = Number(fields.client?.value ?? 0);
  return new URLSearchParams({
    ...(client > 0 && { client: String(client) }),
    talents: ids.filter(Boolean).join(','),
    on_hold: onHold.filter(Boolean).join(','),
    taken_down: taken.filter(Boolean).join(','),
  }).toString();
}

/** Asks for the warnings of the open form with each change of its lines and each save; one part of it does. */
export function useAskWarnings(): void {
  const { id, savedDocumentData } = useDocumentInfo();
  const query = useFormFields(([fields]) => queryOf(fields));
  const about = `${id ? `package=${id}&` : ''}${query}`;
  const key = `${savedDocumentData?.updatedAt ?? ''} ${times.use((count) => count)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save and a press ask again about the same lines
  useEffect(() => {
    outdate();
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const { signal } = leaving;
      const { data: newest } = await call(`/cms-api/packages/warnings?${about}`, { shape: answer, signal });
      if (signal.aborted) return;
      if (newest) return known.set({ answer: newest, isCurrent: true });
      timer = setTimeout(look, AGAIN_MS);
    };
    timer = setTimeout(look, WAIT_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [about, key]);
  useEffect(() => () => known.set(NOTHING), []);
}
