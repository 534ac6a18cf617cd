'use client';

import { text } from '@passarela/contract/text';
import { useDocumentInfo, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui';
import { languageOf } from '../../platform/reference/language.ts';

const NOTE = text(
  'Ao salvar, o arquivo novo entra no lugar do antigo em todo o site, e o antigo vai para a lixeira. A descrição e o ponto de foco eram da foto antiga e são apagados, se você não os mudar.',
  'When you save, the new file takes the place of the old one on the whole site, and the old one goes to the trash. Description and focal point were of the old photo and are cleared, unless you change them.',
);

/** Warns in a stored file’s form while another file is chosen and not saved: the form holds it after the save too. */
export function ReplacedNote() {
  const language = languageOf(useTranslation().i18n);
  const { id } = useDocumentInfo();
  const isChosen = useFormFields(([fields]) => fields.file?.value instanceof File);
  const isModified = useFormModified();
  return id && isChosen && isModified ? (
    <p role="alert" className="banner banner--type-info">
      {NOTE[language]}
    </p>
  ) : null;
}
