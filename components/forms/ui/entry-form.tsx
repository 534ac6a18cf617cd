import type { ComponentProps, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Messages } from '@/components/ui/client-texts';
import pieces from '@/components/ui/pieces.module.scss';
import type { Lang } from '@/lib/domain/languages';
import { TRAP_FIELD } from '@/lib/forms/traps';
import type { Texts } from './draft';
import { FieldsContext } from './fields';
import styles from './form.module.scss';

/** As `useEntryForm` gives it; on a page without script only what the page was answered with. */
type Entry = {
  form?: UseFormReturn<Texts>;
  errorOf: (field: string) => string | undefined;
  defaultValueOf: (field: string) => string;
  /** The form element's own: without script its server action alone. */
  attributes: ComponentProps<'form'>;
};

type Props = {
  entry: Entry;
  lang: Lang;
  labels: Record<string, string>;
  hints?: Record<string, string>;
  texts: Messages['Form'];
  children: ReactNode;
};

/** A form around its fields, with the hidden ones of all: its language, and a honeypot for machines. */
export function EntryForm({ entry, lang, labels, hints, texts, children }: Props) {
  const { form = null, errorOf, defaultValueOf, attributes } = entry;
  const { errors, optional } = texts;
  return (
    <FieldsContext value={{ labels, hints, errors, optional, form, errorOf, defaultValueOf }}>
      <form className={styles.form} noValidate {...attributes}>
        <input type="hidden" name="lang" value={lang} />
        <div className={pieces.unseen} aria-hidden="true">
          <label>
            {texts.trap}
            <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {children}
      </form>
    </FieldsContext>
  );
}
