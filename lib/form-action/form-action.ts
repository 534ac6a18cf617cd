import type * as z from 'zod/mini';
import { log } from '../log.ts';
import { isLang, type Lang } from '../routes/screens.ts';
import { type FieldFaults, type FormAnswer, type FormName, failed } from './answer.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { addressOf, isOwnPage } from './sender.ts';
import { formState } from './state.ts';
import { trapOf } from './traps.ts';
import { faultsOf, typedValues } from './typed.ts';

/** Files made safe, by field. */
export type Files = Record<string, Buffer>;
export type Prepared = { files: Files; faults: FieldFaults };
export type Sending = { lang: Lang; key: string; files: Files };

export type FileFields = {
  names: readonly string[];
  /** What can be told without decoding. */
  inspect: (data: FormData) => Promise<FieldFaults>;
  /** Decodes and writes anew, once nothing else is wrong. */
  prepare: (data: FormData) => Promise<Prepared>;
};
type Options = { form: FormName; siteUrl: () => string; fileFields?: FileFields };

const hasAny = (faults: FieldFaults) => Object.keys(faults).length > 0;

/** Whoever sends the same thing while it is under way waits for the same answer. */
function once(key: string, send: () => Promise<FormAnswer>): Promise<FormAnswer> {
  const { running } = formState();
  const current = running.get(key);
  if (current) return current;
  const started = send().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/**
 * The one way by which a form is taken, whoever calls it: a server action with or without script, or a route. In
 * order: own page, traps, limits per address and in all, the schema, the files; then `run`, which hands the entry on.
 * What a visitor did never throws: errors are message keys, and what was typed comes back with them.
 */
export function formAction<S extends z.ZodMiniType>(
  schema: (now: Date) => S,
  run: (entry: z.output<S>, sending: Sending) => Promise<FormAnswer>,
  { form, siteUrl, fileFields }: Options,
) {
  async function take(data: FormData, values: Record<string, string>, key: string): Promise<FormAnswer> {
    const entry = schema(new Date()).safeParse(values);
    const seen = (await fileFields?.inspect(data)) ?? {};
    const faults = { ...seen, ...(entry.error && faultsOf(entry.error)) };
    if (!entry.success || hasAny(faults)) return failed('fields', { faults });
    const prepared = (await fileFields?.prepare(data)) ?? { files: {}, faults: {} };
    if (hasAny(prepared.faults)) return failed('fields', { faults: prepared.faults });
    const lang = String(data.get('lang'));
    return run(entry.data, { lang: isLang(lang) ? lang : 'pt', key, files: prepared.files });
  }

  async function guarded(data: FormData, values: Record<string, string>, headers: Headers) {
    if (!isOwnPage(headers, siteUrl())) return failed('origin');
    const trap = trapOf(data);
    if (trap) return failed(trap);
    const key = await idempotencyKey(form, data, [...Object.keys(values), ...(fileFields?.names ?? [])]);
    const retryAfterS = formState().admit(addressOf(headers), key);
    if (retryAfterS !== null) return failed('limited', { retryAfterS });
    return once(key, () => take(data, values, key));
  }

  return async (data: FormData, headers: Headers): Promise<FormAnswer> => {
    const values = typedValues(data);
    const answer = await guarded(data, values, headers);
    if (answer.status === 'sent') return answer;
    log('info', 'form not taken', {
      form,
      failure: answer.failure,
      fields: Object.keys(answer.faults).join(' '),
    });
    return { ...answer, values };
  };
}
