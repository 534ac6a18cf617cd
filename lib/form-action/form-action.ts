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
type Options = {
  form: FormName;
  /** The names of the schema: nothing else of what is sent is read. */
  fields: readonly string[];
  siteUrl: () => string;
  fileFields?: FileFields;
};

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
 * order: own page, limit of what was wrong, traps, the schema and the files' heads, limits of what is right; then `run`,
 * which hands the entry on. What a visitor did never throws: errors are message keys, and what was typed comes back
 * with them.
 */
export function formAction<S extends z.ZodMiniType>(
  schema: (now: Date) => S,
  run: (entry: z.output<S>, sending: Sending) => Promise<FormAnswer>,
  { form, fields, siteUrl, fileFields }: Options,
) {
  async function check(data: FormData, values: Record<string, string>) {
    const trap = trapOf(data);
    if (trap) return failed(trap);
    const entry = schema(new Date()).safeParse(values);
    const seen = (await fileFields?.inspect(data)) ?? {};
    const faults = { ...seen, ...(entry.error && faultsOf(entry.error)) };
    return entry.success && !hasAny(faults) ? { entry: entry.data } : failed('fields', { faults });
  }

  async function send(data: FormData, key: string, entry: z.output<S>): Promise<FormAnswer> {
    const { files, faults } = (await fileFields?.prepare(data)) ?? { files: {}, faults: {} };
    if (hasAny(faults)) return failed('fields', { faults });
    const lang = String(data.get('lang'));
    return run(entry, { lang: isLang(lang) ? lang : 'pt', key, files });
  }

  async function guarded(data: FormData, values: Record<string, string>, headers: Headers) {
    if (!isOwnPage(headers, siteUrl())) return failed('origin');
    const { limits } = formState();
    const address = addressOf(headers);
    const waitS = limits.waitOfRefused(address);
    if (waitS !== null) return failed('limited', { retryAfterS: waitS });
    const checked = await check(data, values);
    if (!('entry' in checked)) {
      limits.refuse(address);
      return checked;
    }
    const key = await idempotencyKey(form, data, [...fields, ...(fileFields?.names ?? [])]);
    const retryAfterS = limits.admit(address, key);
    if (retryAfterS !== null) return failed('limited', { retryAfterS });
    return once(key, () => send(data, key, checked.entry));
  }

  return async (data: FormData, headers: Headers): Promise<FormAnswer> => {
    const values = typedValues(data, fields);
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
