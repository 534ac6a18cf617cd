'use client';

import { text } from '@passarela/contract/text';
import { useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { fill } from '../../../parts/ui/fill.ts';
import { languageOf } from '../../../platform/reference/language.ts';
import { countLetters, type MenuNames, PAGE_NAMES } from '../menu-pages.ts';
import styles from './menu.module.css';

const ABOUT = text(
  'O menu de hoje. Para mudar um nome, abra a página e escreva. Uma página fora da lista sai do menu e do rodapé; o endereço continua no ar.',
  'Today’s menu. To change a name, open the page and type. A page that is not listed leaves menu and footer; its address stays.',
);
const COUNT = text(
  'Letras no menu: português {pt} de {max}, inglês {en} de {max}.',
  'Letters in the menu: Portuguese {pt} of {max}, English {en} of {max}.',
);

const textOf = (fields: FormState, path: string): string => String(fields[path]?.value ?? '');

function rowsOf(fields: FormState) {
  return Array.from(fields.menu?.rows ?? [], (_row, index) => {
    const at = (name: string) => textOf(fields, `menu.${index}.${name}`);
    const label = { pt: at('label.pt'), en: at('label.en') };
    return { page: at('page'), division: Number(at('division')), label };
  });
}

/** Counts the letters of the menu while somebody types, because its bar has room for so many. */
export function MenuCount({ names, max }: { names: MenuNames; max: number }) {
  const language = languageOf(useTranslation().i18n);
  const pt = useFormFields(([fields]) => countLetters(rowsOf(fields), names, 'pt'));
  const en = useFormFields(([fields]) => countLetters(rowsOf(fields), names, 'en'));
  const isOver = Math.max(pt, en) > max;
  return (
    <div className={`field-description ${styles.about}`}>
      <p>{ABOUT[language]}</p>
      <p className={isOver ? styles.over : undefined}>{fill(COUNT[language], { pt, en, max })}</p>
    </div>
  );
}

type Row = { page?: string; label?: { pt?: string | null; en?: string | null } };

/** Heads a row of the menu: the page, and the name that staff gave it. */
export function PageLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>();
  const language = languageOf(useTranslation().i18n);
  const page = Object.entries(PAGE_NAMES).find(([name]) => name === data.page)?.[1][language];
  const own = data.label?.[language];
  return (
    <span>
      {rowNumber + 1}. {[page, own && `“${own}”`].filter(Boolean).join(': ')}
    </span>
  );
}
