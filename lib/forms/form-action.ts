import { createHash } from 'node:crypto';
import type { FormName } from '@passarela/contract/forms';
import { count } from '@passarela/gate/metrics/meter';
import type * as z from 'zod/mini';
import { isLang, type Lang } from '../domain/languages.ts';
import { env } from '../system/env.ts';
import { log } from '../system/log.ts';
import { onceAtATime } from '../system/once-at-a-time.ts';
import { type FieldErrors, type FormAnswer, failed } from './answer.ts';
import { limitOf } from './limits.ts';
import type { ReadPhotos, SpooledPhoto } from './photos.ts';
import { createSemaphore } from './semaphore.ts';
import { isOwnPage, type Sender, senderOf } from './sender.ts';
import { trapOf } from './traps.ts';

/** The input of a form's fields: these names only. The last of a repeated field counts. */
function typedValues(data: FormData, names: readonly string[]): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const name of names) {
    const value = data.getAll(name).at(-1);
    if (typeof value === 'string') typed[name] = value;
  }
  return typed;
}

export function errorsOf(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of error.issues) errors[String(path[0] ?? 'form')] ??= message;
  return errors;
}

const FORWARDED_AT_ONCE = 4;
const FORWARD_WAIT_MS = 80_000;

type State = {
  running: Map<string, Promise<FormAnswer>>;
  enterForwarding: ReturnType<typeof createSemaphore>;
};

declare global {
  var passarelaForms: State | undefined;
}

/** The process's state of forms. Global, because actions and routes are separate bundles. */
export function formState(): State {
  globalThis.passarelaForms ??= {
    running: new Map(),
    enterForwarding: createSemaphore(FORWARDED_AT_ONCE, FORWARD_WAIT_MS),
  };
  return globalThis.passarelaForms;
}

type Sent = { values: Record<string, string>; files: Record<string, SpooledPhoto> };

/** The key of an entry, made of its content: a retry gives the same one (docs/decisions/forms.md). */
function idempotencyKey(form: string, { values, files }: Sent): string {
  const texts = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  const hashes = Object.entries(files).map(([name, { sha256 }]) => [name, sha256]);
  const parts = [...texts, ...hashes].filter(([, value]) => value !== '').sort();
  return createHash('sha256')
    .update(JSON.stringify([form, parts]))
    .digest('hex')
    .slice(0, 40);
}

export type Sending = { lang: Lang; key: string; files: Record<string, SpooledPhoto> };

type Options = {
  form: FormName;
  /** The names of the schema: nothing else is read. */
  fields: readonly string[];
  /** Counts a send for all instances of the site: seconds to wait, or null. */
  sharedWait: (sender: Sender) => Promise<number | null>;
  readFiles?: (data: FormData) => ReadPhotos | Promise<ReadPhotos>;
};

const NO_FILES: ReadPhotos = { files: {}, errors: {} };
const hasAny = (errors: FieldErrors) => Object.keys(errors).length > 0;

/** The one way to accept a form: own page, limits, traps, schema, files, `run`. Our errors are logged, not thrown. */
export function formAction<S extends z.ZodMiniType>(
  schema: (now: Date) => S,
  run: (entry: z.output<S>, sending: Sending) => Promise<FormAnswer>,
  { form, fields, sharedWait, readFiles = () => NO_FILES }: Options,
) {
  function check(data: FormData, values: Record<string, string>, read: ReadPhotos) {
    const trap = trapOf(data);
    if (trap) return failed(trap);
    const entry = schema(new Date()).safeParse(values);
    const errors = { ...read.errors, ...(entry.error && errorsOf(entry.error)) };
    return entry.success && !hasAny(errors)
      ? { entry: entry.data, files: read.files }
      : failed('fields', { errors });
  }

  async function guarded(data: FormData, values: Record<string, string>, headers: Headers) {
    if (!isOwnPage(headers, env().SITE_URL)) return failed('origin');
    // Before the limits, which are checked and counted in one go.
    const read = await readFiles(data);
    const { running } = formState();
    const [limits, devices] = [limitOf('send'), limitOf('deviceSend')];
    const sender = senderOf(headers, data);
    const { address } = sender;
    const device = sender.device ?? address;
    const failedWaitS = limits.waitAfterFailures(address);
    if (failedWaitS !== null) return failed('limited', { retryAfterS: failedWaitS });
    const checked = check(data, values, read);
    if (!('entry' in checked)) {
      // A limited address had no photo stored: the missing photo is not the sender's fault.
      const waitS = limits.waitOf(address);
      if (waitS !== null) return failed('limited', { retryAfterS: waitS });
      limits.noteFailure(address);
      return checked;
    }
    const { entry, files } = checked;
    const key = idempotencyKey(form, { values, files });
    const isRetry = devices.isCounted(device, key);
    const retryAfterS = devices.admit(device, key) ?? limits.admit(address, key);
    if (retryAfterS !== null) {
      devices.takeBack(device, key);
      return failed('limited', { retryAfterS });
    }
    const lang = String(data.get('lang'));
    // The same entry sent again while it is under way waits for the same answer.
    return onceAtATime(running, key, async () => {
      const waitS = isRetry ? null : await sharedWait(sender);
      if (waitS === null) return run(entry, { lang: isLang(lang) ? lang : 'pt', key, files });
      limits.takeBack(address, key);
      devices.takeBack(device, key);
      return failed('limited', { retryAfterS: waitS });
    });
  }

  return async (sent: unknown, headers: Headers): Promise<FormAnswer> => {
    // A hand-made call of the action may post anything: then it has no fields.
    const data = sent instanceof FormData ? sent : new FormData();
    const values = typedValues(data, fields);
    const answer = await guarded(data, values, headers).catch((error: unknown) => {
      log('error', 'form failed', { form, reason: error instanceof Error ? error.stack : String(error) });
      return failed('unavailable');
    });
    count('passarela_forms_total', { form, result: answer.status === 'sent' ? 'sent' : answer.failure });
    if (answer.status === 'sent') return answer;
    log('info', 'form not accepted', {
      form,
      failure: answer.failure,
      fields: Object.keys(answer.errors).join(' '),
    });
    return { ...answer, values };
  };
}
