'use client';

import { text } from '@passarela/contract/text';
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { languageOf } from '../../platform/reference/language.ts';

const NOTE = text(
  'Ao salvar, o arquivo novo entra no lugar do antigo em todo o site, e o antigo é apagado: não há como voltar. A descrição e o ponto de foco eram da foto antiga e são apagados, se você não os mudar. Para guardar as duas, envie a nova como outro arquivo.',
  'When you save, the new file takes the place of the old one on the whole site, and the old one is deleted: there is no way back. Description and focal point were of the old photo and are cleared, unless you change them. To keep both, send the new one as another file.',
);

/** Warns in a stored file’s form as soon as another file is chosen. */
export function ReplacedNote() {
  const language = languageOf(useTranslation().i18n);
  const { id } = useDocumentInfo();
  const isChosen = useFormFields(([fields]) => fields.file?.value instanceof File);
  return id && isChosen ? (
    <p role="alert" className="banner banner--type-error">
      {NOTE[language]}
    </p>
  ) : null;
}
