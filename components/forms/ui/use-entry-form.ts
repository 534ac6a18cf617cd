import type { FormName } from '@passarela/contract/forms';
import {
  type FormEvent,
  type MouseEvent,
  useActionState,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { FORM_RESET_MS } from '@/lib/domain/constants';
import type { Lang } from '@/lib/domain/languages';
import { type FieldErrors, type FormAnswer, failed } from '@/lib/forms/answer';
import type { Texts } from './draft';
import { useSend } from './form-boundary';
import { type Send, sendForm } from './send-form';
import { useDraft } from './use-draft';

type SchemaLoader = () => Promise<z.ZodMiniType<unknown, FieldValues>>;

/** A resolver that loads zod and the schema on first use; without them the server alone validates. */
function lazyResolver(load: SchemaLoader): Resolver<Texts> {
  return async (values, context, options) => {
    const parts = await Promise.all([import('@hookform/resolvers/zod'), load()]).catch(() => null);
    if (!parts) return { values, errors: {} };
    const [{ zodResolver }, schema] = parts;
    return zodResolver(schema, undefined, { raw: true })(values, context, options);
  };
}

type Action = (before: FormAnswer | null, data: FormData) => Promise<FormAnswer>;

type Options = {
  name: FormName;
  lang: Lang;
  /** The fields whose texts are a draft. */
  fields: readonly string[];
  loadSchema: SchemaLoader;
  /** Answers a form posted without script, with the page at `path`. */
  action: Action;
  path: string;
  /** Sends in place of the action. */
  send?: Send;
  /** Adds what no field has, and gives its faults; only looks for what is missing if the fields are not `right`. */
  attach?: (data: FormData, isRight: boolean) => Promise<FieldErrors>;
  onCleared?: () => void;
};

const NOTHING = async (): Promise<FieldErrors> => ({});
const serverErrors = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, { type: 'server', message }]));

/** The states of a form [S102.1 S102.3]: idle, sending, sent, and after 2.5 s idle again and cleared. */
export function useEntryForm(options: Options) {
  const { name, lang, fields, loadSchema, action, path, attach = NOTHING, onCleared } = options;
  const { send = (data: FormData) => action(null, data) } = options;
  const [answer, post] = useActionState(action, null, `${path}#form-end`);
  const [{ phase, outcome, sent }, change] = useSend(answer);
  const resolver = useMemo(() => lazyResolver(loadSchema), [loadSchema]);
  // An answer from before hydration belongs to this form from the start: errors go when their field is right.
  const [before] = useState(answer?.status === 'failed' ? answer : null);
  const [errorsBefore] = useState(() => before && serverErrors(before.errors));
  const form = useForm<Texts>({
    resolver,
    shouldFocusError: false,
    ...(errorsBefore ? { mode: 'onChange', errors: errorsBefore } : {}),
  });
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const wasSubmitted = useRef(false);
  const shownAt = useRef(0);
  const wasSent = answer?.status === 'sent';
  const { hasDraft, setSent, takeSilentValues } = useDraft({ name, form, fields, element, wasSent });

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  // Fields that were corrected before hydration.
  useEffect(() => {
    if (!before) return;
    const isChanged = (field: string) => (form.getValues(field) || '') !== (before.values[field] ?? '');
    void form.trigger(
      Object.keys(before.errors).filter((field) => fields.includes(field) && isChanged(field)),
    );
  }, [before, form, fields]);

  // Without a marked field no summary of errors remains.
  const { errors } = form.formState;
  const isMarked = Object.keys(errors).length > 0;
  const wasMarked = useRef(false);
  const isAboutFields = outcome?.status === 'failed' && outcome.failure === 'fields';
  useEffect(() => {
    const isMended = wasMarked.current && !isMarked;
    wasMarked.current = isMarked;
    if (isMended && isAboutFields) change({ outcome: null });
  }, [isMarked, isAboutFields, change]);

  // Focus goes to the first marked field (WCAG 3.3.1), else to the button: a locked field lost it.
  useEffect(() => {
    if (phase !== (outcome?.status === 'sent' ? 'sent' : 'idle')) return;
    // Sent before hydration: the focus stays with the visitor's next field.
    const isFree = wasSubmitted.current || document.activeElement === document.body;
    const find = (selector: string) =>
      (isFree ? element.current : null)?.querySelector<HTMLElement>(selector);
    const marked = isAboutFields && find('[aria-invalid="true"]');
    if (marked) {
      marked.focus({ preventScroll: true });
      // WebKit's focus scrolls without regard to scroll margins: the label would lie under the bar.
      marked.scrollIntoView({ block: 'nearest' });
    } else if (outcome && document.activeElement === document.body) find('[type="submit"]')?.focus();
  }, [phase, outcome, isAboutFields]);

  const empty = useCallback(() => {
    form.reset(Object.fromEntries(Object.keys(form.getValues()).map((field) => [field, ''])));
    setSent(false);
    onCleared?.();
  }, [form, setSent, onCleared]);

  useEffect(() => {
    if (phase !== 'sent') return;
    const timer = setTimeout(() => {
      empty();
      change({ phase: 'idle' });
    }, FORM_RESET_MS);
    return () => clearTimeout(timer);
  }, [phase, empty, change]);

  const transfer = async (): Promise<FormAnswer> => {
    const data = new FormData();
    data.set('lang', lang);
    // an empty box has no text
    for (const [field, text] of Object.entries(form.getValues()))
      if (typeof text === 'string') data.set(field, text);
    const isRight = await new Promise<boolean>((resolve) => {
      void form.handleSubmit(
        () => resolve(true),
        () => resolve(false),
      )();
    });
    const errors = await attach(data, isRight);
    if (!isRight || Object.keys(errors).length > 0) return failed('fields', { errors });
    return sendForm(send, data, shownAt.current);
  };

  /** Shows the result of a send. */
  const conclude = useCallback(
    (result: FormAnswer) => {
      const isStored = result.status === 'sent';
      setSent(isStored);
      change(
        isStored
          ? { phase: 'sent', outcome: result, sent: { ...form.getValues() } }
          : { phase: 'idle', outcome: result },
      );
    },
    [form, setSent, change],
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase !== 'idle' || isBusy.current) return;
    isBusy.current = true;
    wasSubmitted.current = true;
    takeSilentValues();
    change({ phase: 'sending', outcome: null });
    // A fault of ours ends as a failed send: the form never stays locked.
    const result = await transfer().catch(() => failed('unavailable'));
    isBusy.current = false;
    conclude(result);
    if (result.status === 'failed' && result.failure === 'fields')
      for (const [field, error] of Object.entries(serverErrors(result.errors))) form.setError(field, error);
  };

  /** Begins anew at the first field: the button that clears goes with the draft, the thanks with the way to it. */
  const onClear = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    flushSync(() => {
      empty();
      change({ outcome: null });
    });
    element.current?.querySelector<HTMLElement>('fieldset input')?.focus();
  };

  return {
    form,
    attributes: { ref: element, action: post, onSubmit: submit, onFocus: takeSilentValues },
    conclude,
    onClear,
    hasDraft,
    outcome,
    wasSent,
    /** The texts of the send that `outcome` is about. */
    sent,
    phase,
    errorOf: (field: string): string | undefined => errors[field]?.message,
    defaultValueOf: (field: string): string => before?.values[field] ?? '',
  };
}
